import fs from "node:fs/promises";
import sharp from "sharp";
import { sharpFailOn } from "../model/pictureFields";
import type { PictureMetadata } from "./content";

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
  sharp(file, { failOn: sharpFailOn })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );

const metadataByFile = new Map<
  string,
  { state: string; facts: Promise<PictureMetadata> }
>();

/**
 * Measures a picture file, and decodes it to its end. What is known of a file is
 * remembered until its size or time changes.
 */
export async function readPicture(file: string): Promise<PictureMetadata> {
  const { size, mtimeMs } = await fs.stat(file);
  const fingerprint = `${size} ${mtimeMs}`;
  const cached = metadataByFile.get(file);
  if (cached?.state === fingerprint) return cached.facts;
  const metadata = measurePicture(file, size);
  metadataByFile.set(file, { state: fingerprint, facts: metadata });
  return metadata;
}

async function measurePicture(
  file: string,
  bytes: number,
): Promise<PictureMetadata> {
  const { width, height } = await sharp(file)
    .metadata()
    // With the EXIF orientation applied.
    .then(({ autoOrient }) => autoOrient)
    .catch(() => ({ width: 0, height: 0 }));
  const metadata = { width, height, bytes };
  if (width === 0)
    return (await isHeic(file)) ? { ...metadata, heic: true } : metadata;
  return (await isDamaged(file)) ? { ...metadata, damaged: true } : metadata;
}
