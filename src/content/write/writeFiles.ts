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

/** Runs an operation on a file, and rethrows its error with the file and the reason. */
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

/** Throws for a read-only file, because `rename` and `unlink` check only the permissions of its folder. */
const assertWritable = (file: string) =>
  fs.access(file, fs.constants.W_OK).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  });

/**
 * Path of a temporary file, in the same folder because `rename` fails across file systems.
 * `gatsby-config.ts` ignores such names.
 */
const temporaryPathFor = (filePath: string, id: string) =>
  path.join(path.dirname(filePath), `.${path.basename(filePath)}-${id}.tmp`);

/**
 * Writes each file atomically: first all temporary files, then renames.
 * @param project the folder that contains `content/`
 * @throws an error with the file that can't be written and the reason
 */
export async function writeFiles(
  project: string,
  files: readonly FileToWrite[],
): Promise<void> {
  const id = randomUUID();
  const pendingWrites = files.map((file) => {
    const filePath = path.join(project, file.path);
    return { file, filePath, temporaryPath: temporaryPathFor(filePath, id) };
  });
  try {
    for (const { file, filePath, temporaryPath } of pendingWrites)
      await withFileError(file.path, "written", async () => {
        await assertWritable(filePath);
        await fs.mkdir(path.dirname(filePath), { recursive: true });
        await fs.writeFile(temporaryPath, file.content, { flush: true });
      });
    for (const { file, filePath, temporaryPath } of pendingWrites)
      await withFileError(file.path, "written", () =>
        fs.rename(temporaryPath, filePath),
      );
  } finally {
    for (const { temporaryPath } of pendingWrites)
      await fs.rm(temporaryPath, { force: true });
  }
}

/**
 * Deletes files; ignores missing files.
 * @throws an error with the file that can't be deleted and the reason
 */
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
