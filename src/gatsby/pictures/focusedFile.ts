import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { FocalPoint } from "../../content-model/imageValue";
import { focusCrop } from "./focusCrop";

/** The part of a File node that gatsby-plugin-sharp reads. */
export interface PictureFile {
  readonly absolutePath: string;
  readonly name: string;
  readonly extension: string;
  readonly internal: { readonly contentDigest: string };
}

interface Crop {
  /** By default the middle. */
  readonly focus: FocalPoint | undefined;
  /** The largest size needed, in pixels; it also sets the proportions. */
  readonly width: number;
  readonly height: number;
}

const middle: FocalPoint = { x: 50, y: 50 };

async function writeCrop(
  source: string,
  target: string,
  crop: Crop & { focus: FocalPoint },
) {
  // Given a path, sharp would cache a master that is replaced under `develop`.
  const picture = sharp(await fs.readFile(source));
  const { autoOrient: upright } = await picture.metadata();
  const { width, height } = crop;
  // Several processes may write the same crop; a rename is atomic.
  const draft = `${target}.${process.pid}`;
  await picture
    .autoOrient()
    .extract(focusCrop(upright, crop, crop.focus))
    .resize({ width, height, fit: "fill", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toFile(draft);
  await fs.rename(draft, target);
}

/** Short, because every picture URL in the HTML contains it. */
const digestOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 12);

/** Crops being written, by file, because several pages ask at once. */
const writing = new Map<string, Promise<void>>();

/**
 * Crops a picture around its focal point, which gatsby-plugin-sharp can't do,
 * and returns the crop as a File node in place of the master. The crop is
 * written losslessly, once for each master, point and size.
 */
export async function focusedFile<F extends PictureFile>(
  master: F,
  crop: Crop,
  folder: string,
): Promise<F> {
  const { focus = middle, width, height } = crop;
  const contentDigest = digestOf([
    master.internal.contentDigest,
    focus.x,
    focus.y,
    width,
    height,
  ]);
  const absolutePath = path.join(folder, `${contentDigest}.png`);
  const write = async () => {
    if (existsSync(absolutePath)) return;
    await fs.mkdir(folder, { recursive: true });
    await writeCrop(master.absolutePath, absolutePath, { ...crop, focus });
  };
  const written = writing.get(absolutePath) ?? write();
  writing.set(absolutePath, written);
  await written.finally(() => writing.delete(absolutePath));
  return {
    ...master,
    absolutePath,
    extension: "png",
    internal: { ...master.internal, contentDigest },
  };
}
