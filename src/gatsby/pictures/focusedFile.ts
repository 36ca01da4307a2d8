import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { FocalPoint } from "../../content-model/fields";
import { focusCrop } from "./focusCrop";

/** What gatsby-plugin-sharp reads of a File node. */
export interface PictureFile {
  readonly absolutePath: string;
  readonly name: string;
  readonly extension: string;
  readonly internal: { readonly contentDigest: string };
}

interface Crop {
  readonly focus: FocalPoint;
  /** Largest size in which it is needed, in pixels; also its proportions. */
  readonly width: number;
  readonly height: number;
}

async function writeCrop(source: string, target: string, crop: Crop) {
  // By its path sharp would remember a master that is replaced meanwhile.
  const picture = sharp(await fs.readFile(source));
  const { autoOrient: upright } = await picture.metadata();
  const { width, height } = crop;
  // Several processes may write the same crop; a rename is whole or not.
  const draft = `${target}.${process.pid}`;
  await picture
    .autoOrient()
    .extract(focusCrop(upright, crop, crop.focus))
    .resize({ width, height, fit: "fill", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toFile(draft);
  await fs.rename(draft, target);
}

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Short, as it stands in the address of each file that pages name. */
const digestOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 12);

/** Crops that are being written, by their files: several pages ask at once. */
const writing = new Map<string, Promise<void>>();

/**
 * A picture cropped around its focal point, as a file that stands in for its
 * master: gatsby-plugin-sharp can't crop around a point by itself. Written
 * without loss, once for each master, point and size.
 */
export async function focusedFile<F extends PictureFile>(
  master: F,
  crop: Crop,
  folder: string,
): Promise<F> {
  const { focus, width, height } = crop;
  const contentDigest = digestOf([
    master.internal.contentDigest,
    focus.x,
    focus.y,
    width,
    height,
  ]);
  const absolutePath = path.join(folder, `${contentDigest}.png`);
  const write = async () => {
    if (await exists(absolutePath)) return;
    await fs.mkdir(folder, { recursive: true });
    await writeCrop(master.absolutePath, absolutePath, crop);
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
