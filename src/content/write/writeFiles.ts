import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

export interface FileToWrite {
  /** Path from the project's folder, such as `content/cities/tacoma.md`. */
  readonly path: string;
  readonly content: string | Buffer;
}

const errorReasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EACCES: "it is read-only",
  EPERM: "it is read-only",
  EROFS: "the disk is read-only",
};

/** Does something with a file; an error says which file it is, and why. */
async function withFileError(
  file: string,
  action: string,
  operation: () => Promise<unknown>,
) {
  try {
    await operation();
  } catch (cause) {
    const { code = "", message } = cause as NodeJS.ErrnoException;
    const reason = errorReasons[code] ?? message;
    throw new Error(`${file} can't be ${action}: ${reason}.`, { cause });
  }
}

/** Replacing and deleting a file asks its folder only, so this asks the file. */
const assertWritable = (file: string) =>
  fs.access(file, fs.constants.W_OK).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  });

/** Beside a file, because it may be on a disk of its own. `gatsby-config.ts` ignores such names. */
const temporaryPathFor = (filePath: string, id: string) =>
  path.join(path.dirname(filePath), `.${path.basename(filePath)}-${id}.tmp`);

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
  const pendingWrites = files.map((file) => {
    const filePath = path.join(project, file.path);
    return { ...file, place: filePath, draft: temporaryPathFor(filePath, id) };
  });
  try {
    for (const {
      path: projectPath,
      content,
      place: filePath,
      draft: temporaryPath,
    } of pendingWrites)
      await withFileError(projectPath, "written", async () => {
        await assertWritable(filePath);
        await fs.mkdir(path.dirname(filePath), { recursive: true });
        await fs.writeFile(temporaryPath, content, { flush: true });
      });
    for (const {
      path: projectPath,
      place: filePath,
      draft: temporaryPath,
    } of pendingWrites)
      await withFileError(projectPath, "written", () =>
        fs.rename(temporaryPath, filePath),
      );
  } finally {
    for (const { draft: temporaryPath } of pendingWrites)
      await fs.rm(temporaryPath, { force: true });
  }
}

/** @throws which file can't be deleted, and why; it may be gone already */
export async function deleteFiles(
  project: string,
  files: readonly string[],
): Promise<void> {
  for (const file of files)
    await withFileError(file, "deleted", async () => {
      const filePath = path.join(project, file);
      await assertWritable(filePath);
      await fs.rm(filePath, { force: true });
    });
}
