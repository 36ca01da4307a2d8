import fs from "node:fs/promises";
import sharp from "sharp";
import { sharpFailOn } from "../model/pictureFields";
import type { PictureMetadata } from "./content";

/** Whether a file has the signature of HEIC, the iPhone's picture format. */
async function isHeic(file: string): Promise<boolean> {
  const handle = await fs.open(file);
  const { buffer } = await handle
    .read(Buffer.alloc(12), 0, 12, 0)
    .finally(() => handle.close());
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(
    buffer.toString("latin1", 4),
  );
}

/** Whether decoding a picture fails before its end, as after an interrupted copy. */
const isDamaged = (file: string): Promise<boolean> =>
  sharp(file, { failOn: sharpFailOn })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );

/** Cache by path. The fingerprint is size and modification time. */
const cache = new Map<
  string,
  { fingerprint: string; metadata: Promise<PictureMetadata> }
>();

/**
 * Measures a picture file and decodes it to its end. Memoized until the file's size or
 * modification time changes.
 */
export async function readPictureMetadata(
  file: string,
): Promise<PictureMetadata> {
  const { size, mtimeMs } = await fs.stat(file);
  const fingerprint = `${size} ${mtimeMs}`;
  const cached = cache.get(file);
  if (cached?.fingerprint === fingerprint) return cached.metadata;
  const metadata = measurePicture(file, size);
  cache.set(file, { fingerprint, metadata });
  return metadata;
}

async function measurePicture(
  file: string,
  bytes: number,
): Promise<PictureMetadata> {
  const { width, height } = await sharp(file)
    .metadata()
    // Size after EXIF orientation.
    .then(({ autoOrient }) => autoOrient)
    .catch(() => ({ width: 0, height: 0 }));
  const metadata = { width, height, bytes };
  if (width === 0)
    return (await isHeic(file)) ? { ...metadata, heic: true } : metadata;
  return (await isDamaged(file)) ? { ...metadata, damaged: true } : metadata;
}
