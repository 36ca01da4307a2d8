import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

export interface FileToWrite {
  /** Path from the project's folder, such as `content/cities/tacoma.md`. */
  readonly path: string;
  readonly content: string | Buffer;
}

/** Where files are written before they are moved: on the same disk, and not watched by Gatsby. */
const draftFolder = ".cache/editor";

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EACCES: "it is read-only",
  EPERM: "it is read-only",
  EROFS: "the disk is read-only",
};

/** Does something with a file; an error says which file it is, and why. */
async function change(
  file: string,
  what: string,
  step: () => Promise<unknown>,
) {
  try {
    await step();
  } catch (cause) {
    const { code = "", message } = cause as NodeJS.ErrnoException;
    const reason = reasons[code] ?? message;
    throw new Error(`${file} can't be ${what}: ${reason}.`, { cause });
  }
}

/** Replacing and deleting a file asks its folder only, so this asks the file. */
const assertWritable = (file: string) =>
  fs.access(file, fs.constants.W_OK).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  });

/**
 * Writes files so that each is the old or the new one, whatever happens: all are
 * written elsewhere first, and then moved.
 * @param project the folder that contains `content/`
 * @throws which file can't be written, and why
 */
export async function writeFiles(
  project: string,
  files: readonly FileToWrite[],
): Promise<void> {
  const folder = path.join(project, draftFolder, randomUUID());
  const draftOf = (index: number) => path.join(folder, String(index));
  try {
    for (const [index, file] of files.entries())
      await change(file.path, "written", async () => {
        await assertWritable(path.join(project, file.path));
        await fs.mkdir(folder, { recursive: true });
        await fs.writeFile(draftOf(index), file.content, { flush: true });
      });
    for (const [index, file] of files.entries())
      await change(file.path, "written", async () => {
        const place = path.join(project, file.path);
        await fs.mkdir(path.dirname(place), { recursive: true });
        await fs.rename(draftOf(index), place);
      });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** @throws which file can't be deleted, and why; it may be gone already */
export async function deleteFiles(
  project: string,
  files: readonly string[],
): Promise<void> {
  for (const file of files)
    await change(file, "deleted", async () => {
      const place = path.join(project, file);
      await assertWritable(place);
      await fs.rm(place, { force: true });
    });
}
