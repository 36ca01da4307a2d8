import fs from "node:fs";
import type { Connection } from "./connection";

export function faultsOf(connection: Connection): string[] {
  const found = connection.prepare("PRAGMA integrity_check").all([]);
  return (found as { integrity_check: string }[])
    .map((row) => row.integrity_check)
    .filter((text) => text !== "ok");
}

/**
 * Copies the committed data to a new file, while the database is in use.
 * @throws if the file already exists
 */
export function copyTo(connection: Connection, to: string): void {
  // SQLite would create it readable by everyone.
  fs.closeSync(fs.openSync(to, "wx", 0o600));
  try {
    connection.prepare("VACUUM INTO ?1").run([to]);
  } catch (error) {
    fs.rmSync(to);
    throw error;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

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
