import fs from "node:fs/promises";

/** What a release leaves free on its disk, for the inbox. Bytes. */
const reserve = 50_000_000;

/**
 * @param sizes of the files to write to a folder, in bytes
 * @throws if its disk has too little space for them and the inbox
 */
export async function checkSpace(
  folder: string,
  sizes: Iterable<number>,
): Promise<void> {
  const { bavail, bsize } = await fs.statfs(folder);
  let missing = reserve - bavail * bsize;
  for (const size of sizes) missing += Math.ceil(size / bsize) * bsize;
  if (missing > 0)
    throw new Error(
      `The disk of ${folder} is full: free ${Math.ceil(missing / 1_000_000)} MB, then release again`,
    );
}
