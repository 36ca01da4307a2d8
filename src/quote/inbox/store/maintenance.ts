import fs from "node:fs";
import type { Connection } from "./connection";

/**
 * Copies the committed data to a new file, while the database is in use.
 * @throws if the file already exists
 */
export function backUp(connection: Connection, to: string): void {
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
    `${file}: ${error instanceof Error ? error.message : String(error)}${isDamaged ? ': "npm run quotes -- check" says what is damaged: replace it with a backup, as docs/hosting.md says' : ""}`,
    { cause: error },
  );
}

/**
 * Drops the page cache, so that the connection rereads the file instead of serving
 * stale pages.
 */
const dropPageCache = (connection: Connection): void =>
  connection.exec("PRAGMA shrink_memory");

/**
 * SQLite's errors about a database; empty if there are none.
 * @param pragma "quick_check(1)" finds the first of those that lose requests
 */
export function checkIntegrity(
  connection: Connection,
  pragma = "integrity_check",
): string[] {
  dropPageCache(connection);
  const found = connection.prepare(`PRAGMA ${pragma}`).all([]);
  return (found as Record<string, string>[])
    .flatMap((row) => Object.values(row))
    .filter((text) => text !== "ok");
}

/** The share of the time that checks may take. */
const share = 0.01;

/**
 * Checks a database for damage, such as by a backup that was copied over it while
 * it was open: requests would be accepted that nobody can read later.
 * @returns a function that checks, unless it has shortly before
 */
export function damageCheck() {
  let due = -Infinity;
  /** @throws if it is damaged */
  return (connection: Connection): void => {
    dropPageCache(connection);
    const begin = performance.now();
    if (begin < due) return;
    const [damage] = checkIntegrity(connection, "quick_check(1)");
    if (damage)
      throw Object.assign(new Error(damage), { code: "SQLITE_CORRUPT" });
    const end = performance.now();
    due = end + (end - begin) / share;
  };
}
