const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Whether another process kept a statement from being done. */
export const isBusy = (error: unknown) =>
  codeOf(error).startsWith("SQLITE_BUSY");

/** What went wrong with a file, and what to do where nothing else helps. */
export function explained(file: string, error: unknown): Error {
  const isDamaged = /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));
  return new Error(
    `${file}: ${error instanceof Error ? error.message : String(error)}${isDamaged ? "; put a copy made by backup in its place" : ""}`,
    { cause: error },
  );
}
