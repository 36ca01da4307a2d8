import fs from "node:fs";
import path from "node:path";
import Libsql from "libsql";
import type { Value } from "./database";

/** The parts of a libsql connection in use, because its own types are `any`. */
export interface Connection {
  readonly exec: (sql: string) => void;
  readonly prepare: (sql: string) => {
    readonly run: (values: readonly Value[]) => { readonly changes: number };
    readonly all: (values: readonly Value[]) => unknown[];
  };
  readonly close: () => void;
}

/**
 * Creates the database's file, readable only by its owner. An existing one isn't
 * opened: closing it would end the locks that this process has on it.
 */
function makeFile(file: string): void {
  if (fs.existsSync(file)) {
    fs.chmodSync(file, 0o600);
    return;
  }
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
    // The new file's directory entry must survive a power loss.
    fs.fsyncSync(folderHandle);
  } finally {
    fs.closeSync(folderHandle);
  }
}

/** Applies pending migrations in the order of their file names. */
function migrate(connection: Connection, folder: string): void {
  connection.exec(`
    CREATE TABLE IF NOT EXISTS migrations (
      name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT;
    -- inbox.ts writes to it to see whether the disk takes a request.
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

/**
 * Runs work in one transaction, which is rolled back if it throws. Every statement
 * has to run in one: of a statement that fails, libsql keeps the lock until a
 * rollback.
 * @param begin "BEGIN" if the work only reads
 */
export function inTransaction<T>(
  connection: Connection,
  work: () => T,
  begin = "BEGIN IMMEDIATE",
): T {
  connection.exec(begin);
  try {
    const result = work();
    connection.exec("COMMIT");
    return result;
  } catch (error) {
    try {
      connection.exec("ROLLBACK");
    } catch {
      // After some errors SQLite has already rolled back.
    }
    throw error;
  }
}

/**
 * Opens a database, creating it if necessary. Commits are durable, several
 * processes may have it open, and deleted data is overwritten. While another
 * process holds the lock, statements fail at once instead of waiting, which
 * would block the event loop.
 * @param migrations folder of SQL files, applied in the order of their names
 * @throws if it can't be opened or is not a database
 */
export function connect(file: string, migrations: string): Connection {
  makeFile(file);
  const connection: Connection = new Libsql(file, { timeout: 0 });
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
