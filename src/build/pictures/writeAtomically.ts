import fs from "node:fs/promises";

/**
 * Writes a file that is never seen half written: a build may be stopped at any
 * time, and several processes may write the same file, but a rename is atomic.
 */
export async function writeAtomically(
  file: string,
  content: Buffer,
): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await fs.writeFile(draft, content);
  await fs.rename(draft, file);
}
