const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Whether another process held the lock. */
export const isBusy = (error: unknown) =>
  codeOf(error).startsWith("SQLITE_BUSY");

/** An error that names the file and, if it is damaged, the remedy. */
export function databaseError(file: string, error: unknown): Error {
  const isDamaged = /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));
  return new Error(
    `${file}: ${error instanceof Error ? error.message : String(error)}${isDamaged ? ": replace it with a backup" : ""}`,
    { cause: error },
  );
}
