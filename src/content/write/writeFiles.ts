import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

export interface FileToWrite {
  /** Path from the project's folder, such as `content/cities/tacoma.md`. */
  readonly path: string;
  readonly content: string | Buffer;
}

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

/** Beside a file, because it may be on a disk of its own. `gatsby-config.ts` ignores such names. */
const draftOf = (place: string, id: string) =>
  path.join(path.dirname(place), `.${path.basename(place)}-${id}.tmp`);

/**
 * Writes files so that each is the old or the new one, whatever happens: all are
 * written under other names first, and then renamed.
 * @param project the folder that contains `content/`
 * @throws which file can't be written, and why
 */
export async function writeFiles(
  project: string,
  files: readonly FileToWrite[],
): Promise<void> {
  const id = randomUUID();
  const written = files.map((file) => {
    const place = path.join(project, file.path);
    return { ...file, place, draft: draftOf(place, id) };
  });
  try {
    for (const { path: name, content, place, draft } of written)
      await change(name, "written", async () => {
        await assertWritable(place);
        await fs.mkdir(path.dirname(place), { recursive: true });
        await fs.writeFile(draft, content, { flush: true });
      });
    for (const { path: name, place, draft } of written)
      await change(name, "written", () => fs.rename(draft, place));
  } finally {
    for (const { draft } of written) await fs.rm(draft, { force: true });
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
