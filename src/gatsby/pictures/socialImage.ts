import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { FocalPoint } from "../../content-model/fields";
import { sharedPicture } from "../../site/sharedPicture";
import { focusedFile } from "./focusedFile";
import type { PictureFile } from "./focusedFile";

/** Bytes that services fetch without giving up. */
const largest = 100_000;

/** Tried in turn: flat drawings fit at the first, busy photographs later. */
const qualities = [80, 70, 60, 50, 40, 30];

const middle: FocalPoint = { x: 50, y: 50 };

/** The best JPEG of a picture that isn't too large, else the smallest. */
async function encoded(file: string): Promise<Buffer> {
  let jpeg: Buffer | undefined;
  for (const quality of qualities) {
    jpeg = await sharp(file)
      .flatten({ background: "#fff" })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= largest) break;
  }
  return jpeg!;
}

/** The same, kept beside its source: every build asks for all pictures. */
async function encodedOnce(file: string): Promise<Buffer> {
  const kept = `${file}.jpg`;
  const found = await fs.readFile(kept).catch(() => undefined);
  if (found) return found;
  const jpeg = await encoded(file);
  // Several processes may write it; a rename is whole or not.
  const draft = `${kept}.${process.pid}`;
  await fs.writeFile(draft, jpeg);
  await fs.rename(draft, kept);
  return jpeg;
}

interface Folders {
  /** Where crops are kept from build to build. */
  readonly cache: string;
  /** Where the site is built. */
  readonly built: string;
}

/**
 * Writes the picture that a link to a page is shared with: a JPEG of one size
 * around the focal point, of at most 100 kB but for pure noise.
 * @param digest names contents, so that the file may be cached for ever
 * @returns its address on the site
 */
export async function socialImage(
  master: PictureFile,
  focus: FocalPoint | undefined,
  folders: Folders,
  digest: (content: Buffer) => string,
): Promise<string> {
  const crop = await focusedFile(
    master,
    { ...sharedPicture, focus: focus ?? middle },
    folders.cache,
  );
  const jpeg = await encodedOnce(crop.absolutePath);
  const address = `/static/${digest(jpeg)}/${master.name}.jpg`;
  const target = path.join(folders.built, address);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, jpeg);
  return address;
}
