import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import type { FocalPoint } from "../../content-model/imageValue";
import { sharedPicture } from "../../site/sharedPicture";
import { keptCrop } from "./focusedFile";
import type { PictureFile } from "./focusedFile";

/** Some services give up on larger pictures. */
const maxBytes = 100_000;

/** JPEG qualities, tried in turn; busy photographs need a low one. */
const highestQuality = 80;
const lowestQuality = 30;
const qualityStep = 10;

/** The best JPEG that is small enough, or else that of the lowest quality. */
async function encode(crop: Sharp, quality = highestQuality): Promise<Buffer> {
  const jpeg = await crop.clone().jpeg({ quality }).toBuffer();
  return jpeg.length <= maxBytes || quality <= lowestQuality
    ? jpeg
    : encode(crop, quality - qualityStep);
}

/** Decodes and crops the master once for all attempts. */
async function encodeCrop(crop: Sharp): Promise<Buffer> {
  const { data, info } = await crop
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(sharp(data, { raw: info }));
}

interface Folders {
  /** Where it is kept between builds. */
  readonly cache: string;
  /** The folder of the built site. */
  readonly built: string;
}

/**
 * Writes the picture that is shown with a shared link: a JPEG of fixed size,
 * cropped around the focal point, of at most 100 kB for all but pure noise.
 * @param digest content hash for the URL, so that the file can be cached forever
 * @returns its path on the site
 */
export async function socialImage(
  master: PictureFile,
  focus: FocalPoint | undefined,
  folders: Folders,
  digest: (content: Buffer) => string,
): Promise<string> {
  const { file } = await keptCrop(
    master,
    { ...sharedPicture, focus },
    { folder: folders.cache, extension: "jpg", encode: encodeCrop },
  );
  const jpeg = await fs.readFile(file);
  const address = `/static/${digest(jpeg)}/${master.name}.jpg`;
  const target = path.join(folders.built, address);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, jpeg);
  return address;
}
