import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { FocalPoint } from "../../content-model/imageValue";
import { sharedPicture } from "../../site/sharedPicture";
import { focusedFile } from "./focusedFile";
import type { PictureFile } from "./focusedFile";

/** Some services give up on larger pictures. */
const maxBytes = 100_000;

/** JPEG qualities, tried in turn; busy photographs need a low one. */
const highestQuality = 80;
const lowestQuality = 30;
const qualityStep = 10;

/** The best JPEG that is small enough, or else that of the lowest quality. */
async function encode(file: string, quality = highestQuality): Promise<Buffer> {
  const jpeg = await sharp(file)
    .flatten({ background: "#fff" })
    .jpeg({ quality })
    .toBuffer();
  return jpeg.length <= maxBytes || quality <= lowestQuality
    ? jpeg
    : encode(file, quality - qualityStep);
}

/** Caches the JPEG beside its source, because every build asks for it. */
async function encodeOnce(file: string): Promise<Buffer> {
  const kept = `${file}.jpg`;
  const found = await fs.readFile(kept).catch(() => undefined);
  if (found) return found;
  const jpeg = await encode(file);
  // Several processes may write it; a rename is atomic.
  const draft = `${kept}.${process.pid}`;
  await fs.writeFile(draft, jpeg);
  await fs.rename(draft, kept);
  return jpeg;
}

interface Folders {
  /** Where crops are kept between builds. */
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
  const crop = await focusedFile(
    master,
    { ...sharedPicture, focus },
    folders.cache,
  );
  const jpeg = await encodeOnce(crop.absolutePath);
  const address = `/static/${digest(jpeg)}/${master.name}.jpg`;
  const target = path.join(folders.built, address);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, jpeg);
  return address;
}
