import fs from "node:fs";
import path from "node:path";
import type { Value } from "./database";

/** What is used of a connection of libsql, whose own types say `any`. */
export interface Connection {
  readonly exec: (sql: string) => void;
  readonly prepare: (sql: string) => {
    readonly run: (values: readonly Value[]) => { readonly changes: number };
    readonly all: (values: readonly Value[]) => unknown[];
  };
  readonly close: () => void;
}

/**
 * How long a statement waits for another process that writes, in milliseconds:
 * shortly, because nothing else is done meanwhile. Callers try again.
 */
const shortWait = 50;

/** What is in a database's file is readable by its owner only. */
function makeFile(file: string): void {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const handle = fs.openSync(file, "a", 0o600);
  try {
    fs.fchmodSync(handle, 0o600);
  } finally {
    fs.closeSync(handle);
  }
  const folderHandle = fs.openSync(folder, "r");
  try {
    // A file that is new must outlive a loss of power.
    fs.fsyncSync(folderHandle);
  } finally {
    fs.closeSync(folderHandle);
  }
}

/** Applies the files of a folder that a database has not seen, in their order. */
function migrate(connection: Connection, folder: string): void {
  connection.exec(`
    CREATE TABLE IF NOT EXISTS migrations (
      name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT;
    -- What localDatabase.ts writes to see whether it can.
    CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, filler BLOB) STRICT`);
  const applied = connection.prepare("SELECT name FROM migrations").all([]);
  const names = new Set((applied as { name: string }[]).map((row) => row.name));
  for (const name of fs.readdirSync(folder).sort()) {
    if (names.has(name)) continue;
    connection.exec(fs.readFileSync(path.join(folder, name), "utf8"));
    connection
      .prepare("INSERT INTO migrations VALUES (?1, ?2)")
      .run([name, new Date().toISOString()]);
  }
}

/** Runs work in one transaction; nothing of it stays where it throws. */
export function inTransaction<T>(connection: Connection, work: () => T): T {
  connection.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    connection.exec("COMMIT");
    return result;
  } catch (error) {
    try {
      connection.exec("ROLLBACK");
    } catch {
      // SQLite has already done so after some errors.
    }
    throw error;
  }
}

/**
 * Opens a database, and makes it where there is none: what is committed is on
 * disk, several processes may have it open, and what is deleted is overwritten.
 * @param migrations folder of SQL files, applied in the order of their names
 * @throws when it can't be opened, or is none
 */
export async function connect(
  file: string,
  migrations: string,
): Promise<Connection> {
  // Gatsby bundles this code: what has binaries must stay outside.
  const { default: Libsql } = await import(/* webpackIgnore: true */ "libsql");
  makeFile(file);
  const connection: Connection = new Libsql(file, { timeout: shortWait });
  try {
    for (const setting of [
      "journal_mode = WAL",
      "synchronous = FULL",
      "foreign_keys = ON",
      "secure_delete = ON",
    ])
      connection.prepare(`PRAGMA ${setting}`).all([]);
    inTransaction(connection, () => migrate(connection, migrations));
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}
