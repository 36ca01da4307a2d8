import fs from "node:fs/promises";
import sharp from "sharp";
import { failOn } from "../model/pictureFields";
import type { PictureFacts } from "./content";

/** Whether a file is a photograph of an iPhone, whatever its ending. */
async function isHeic(file: string): Promise<boolean> {
  const handle = await fs.open(file);
  const { buffer } = await handle
    .read(Buffer.alloc(12), 0, 12, 0)
    .finally(() => handle.close());
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(
    buffer.toString("latin1", 4),
  );
}

/** Whether a picture can't be decoded to its end, as after a broken copy. */
const isDamaged = (file: string): Promise<boolean> =>
  sharp(file, { failOn })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );

const picturesByFile = new Map<
  string,
  { state: string; facts: Promise<PictureFacts> }
>();

/**
 * Measures a picture file, and decodes it to its end. What is known of a file is
 * remembered until its size or time changes.
 */
export async function readPicture(file: string): Promise<PictureFacts> {
  const { size, mtimeMs } = await fs.stat(file);
  const state = `${size} ${mtimeMs}`;
  const before = picturesByFile.get(file);
  if (before?.state === state) return before.facts;
  const facts = measure(file, size);
  picturesByFile.set(file, { state, facts });
  return facts;
}

async function measure(file: string, bytes: number): Promise<PictureFacts> {
  const { width, height } = await sharp(file)
    .metadata()
    // With the EXIF orientation applied.
    .then(({ autoOrient }) => autoOrient)
    .catch(() => ({ width: 0, height: 0 }));
  const facts = { width, height, bytes };
  if (width === 0)
    return (await isHeic(file)) ? { ...facts, heic: true } : facts;
  return (await isDamaged(file)) ? { ...facts, damaged: true } : facts;
}
