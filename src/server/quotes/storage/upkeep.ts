import fs from "node:fs";
import type { Connection } from "./connection";

/** What is wrong with a database, as SQLite says it; nothing if it is whole. */
export function faultsOf(connection: Connection): string[] {
  const found = connection.prepare("PRAGMA integrity_check").all([]);
  return (found as { integrity_check: string }[])
    .map((row) => row.integrity_check)
    .filter((text) => text !== "ok");
}

/**
 * Writes all that is committed to a file of its own, while others go on.
 * @throws when there is a file already
 */
export function copyTo(connection: Connection, to: string): void {
  // SQLite would have it readable by everybody.
  fs.closeSync(fs.openSync(to, "wx", 0o600));
  try {
    connection.prepare("VACUUM INTO ?1").run([to]);
  } catch (error) {
    fs.rmSync(to);
    throw error;
  }
}
