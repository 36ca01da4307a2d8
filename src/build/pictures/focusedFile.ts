import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import type { FocalPoint } from "../../content-model/imageValue";
import { writeAtomically } from "./writeAtomically";
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

/** The crop of a picture, upright, and not enlarged. */
async function cropped(
  source: string,
  shape: Pick<Crop, "width" | "height">,
  focus: FocalPoint,
): Promise<Sharp> {
  // Given a path, sharp would cache a master that is replaced under `develop`.
  const picture = sharp(await fs.readFile(source));
  const { autoOrient: upright } = await picture.metadata();
  const { width, height } = shape;
  return picture
    .autoOrient()
    .extract(focusCrop(upright, shape, focus))
    .resize({ width, height, fit: "fill", withoutEnlargement: true });
}

/** Short, because every picture URL in the HTML contains it. */
const digestOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 12);

/** Crops being written, by file, because several pages ask at once. */
const writing = new Map<string, Promise<void>>();

/** How a crop is kept. */
interface Keeping {
  readonly folder: string;
  readonly extension: string;
  readonly encode: (crop: Sharp) => Promise<Buffer>;
}

/**
 * Crops a picture around its focal point, once for each master, point and size.
 * @returns the file and a digest of what it was made of
 */
export async function keptCrop(
  master: PictureFile,
  crop: Crop,
  { folder, extension, encode }: Keeping,
): Promise<{ file: string; contentDigest: string }> {
  const { focus = middle, width, height } = crop;
  const contentDigest = digestOf([
    master.internal.contentDigest,
    focus.x,
    focus.y,
    width,
    height,
  ]);
  const file = path.join(folder, `${contentDigest}.${extension}`);
  const write = async () => {
    if (existsSync(file)) return;
    await fs.mkdir(folder, { recursive: true });
    const picture = await cropped(master.absolutePath, crop, focus);
    await writeAtomically(file, await encode(picture));
  };
  const written = writing.get(file) ?? write();
  writing.set(file, written);
  await written.finally(() => writing.delete(file));
  return { file, contentDigest };
}

/**
 * Crops a picture around its focal point, which gatsby-plugin-sharp can't do,
 * and returns the crop, which is kept losslessly, as a File node in place of the
 * master.
 */
export async function focusedFile<F extends PictureFile>(
  master: F,
  crop: Crop,
  folder: string,
): Promise<F> {
  const { file, contentDigest } = await keptCrop(master, crop, {
    folder,
    extension: "png",
    encode: (picture) => picture.png({ compressionLevel: 1 }).toBuffer(),
  });
  return {
    ...master,
    absolutePath: file,
    extension: "png",
    internal: { ...master.internal, contentDigest },
  };
}
