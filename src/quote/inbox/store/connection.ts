import fs from "node:fs";
import path from "node:path";
import Libsql from "libsql";
import type { SqlValue } from "./database";

/** The used part of a libsql connection. The package's own types are `any`. */
export interface Connection {
  readonly exec: (sql: string) => void;
  readonly prepare: (sql: string) => {
    readonly run: (values: readonly SqlValue[]) => { readonly changes: number };
    readonly all: (values: readonly SqlValue[]) => unknown[];
  };
  readonly close: () => void;
}

/**
 * Creates the database's file if it is absent, readable only by its owner. An existing file isn't
 * opened: closing it would release the POSIX locks that this process has on it.
 * @throws if there is something other than a file
 */
function createDatabaseFile(file: string): void {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile()) return;
  if (stats)
    throw new Error(
      `it is not a file: set QUOTE_INBOX to one, such as ${path.join(file, "quotes.db")}`,
    );
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.closeSync(fs.openSync(file, "a", 0o600));
  const folderHandle = fs.openSync(folder, "r");
  try {
    // The new file's directory entry must survive a power loss.
    fs.fsyncSync(folderHandle);
  } finally {
    fs.closeSync(folderHandle);
  }
}

/**
 * Reads the SQL of pending migrations, in the order of their file names; none for a database that
 * a later release has migrated.
 */
function pendingMigrations(connection: Connection, folder: string): string[] {
  const [row] = connection.prepare("PRAGMA user_version").all([]);
  const { user_version: appliedCount } = row as { user_version: number };
  const names = fs.readdirSync(folder).sort();
  return Array.from(names.entries())
    .slice(appliedCount)
    .map(([index, name]) => {
      const sql = fs.readFileSync(path.join(folder, name), "utf8");
      return `${sql}\nPRAGMA user_version = ${index + 1};`;
    });
}

/**
 * Runs work in one transaction, which is rolled back if the work throws. Even a single
 * statement needs a transaction: libsql keeps the lock of a failed statement until a rollback.
 * @param begin "BEGIN" if the work only reads
 */
export function runInTransaction<T>(
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
 * Opens a database, which is created if it is absent. Commits are durable, several processes may
 * have the database open, and deleted data is overwritten. A statement on a locked database fails
 * at once, because waiting would block the process. Opening an up-to-date database needs no lock.
 * @param migrations folder of SQL files, applied in the order of their names
 * @throws if the file can't be opened or is not a database
 */
export function openConnection(file: string, migrations: string): Connection {
  createDatabaseFile(file);
  const connection: Connection = new Libsql(file, { timeout: 0 });
  try {
    for (const setting of [
      "journal_mode = WAL",
      "synchronous = FULL",
      "foreign_keys = ON",
      "secure_delete = ON",
    ])
      connection.prepare(`PRAGMA ${setting}`).all([]);
    if (pendingMigrations(connection, migrations).length)
      runInTransaction(connection, () => {
        // Read again under the lock: another process may have applied them meanwhile.
        for (const sql of pendingMigrations(connection, migrations))
          connection.exec(sql);
      });
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

/**
 * Copies the committed data to a new file, while the database is in use.
 * @throws if the file already exists or can't be written
 */
export function backUpDatabase(connection: Connection, to: string): void {
  // SQLite would create the copy readable by everyone.
  fs.closeSync(fs.openSync(to, "wx", 0o600));
  try {
    connection.prepare("VACUUM INTO ?1").run([to]);
  } catch (cause) {
    fs.rmSync(to);
    throw new Error(`${to}: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Returns SQLite's integrity errors; empty without errors. Drops the connection's page cache
 * first, so that the file itself is checked.
 * @param pragma "quick_check(1)" stops at the first error, and doesn't compare indexes with tables
 */
export function findIntegrityErrors(
  connection: Connection,
  pragma = "integrity_check",
): string[] {
  connection.exec("PRAGMA shrink_memory");
  const rows = connection.prepare(`PRAGMA ${pragma}`).all([]);
  return (rows as Record<string, string>[])
    .flatMap((row) => Object.values(row))
    .filter((text) => text !== "ok");
}
