import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  backUpDatabase,
  findIntegrityErrors,
  openConnection,
  runInTransaction,
} from "./connection";
import type { Connection } from "./connection";
import type { Database, SqlStatement } from "./database";

interface InboxOptions {
  /** Folder of the SQL migrations; required in a bundle. */
  readonly migrations?: string;
  /** Called with the reason if the open file was moved, deleted, emptied or replaced. */
  readonly onReplaced?: (error: Error) => void;
  /** Called if the file was absent or empty, and a new inbox was created. */
  readonly onCreated?: () => void;
}

/** Returns device and inode of a file, which differ once the file is moved, deleted or replaced. */
function getFileIdentity(file: string): string | undefined {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Whether a file has no content, unlike each open database. */
const isAbsentOrEmpty = (file: string) =>
  !fs.statSync(file, { throwIfNoEntry: false })?.size;

/** The database's file, and the write-ahead log with its latest commits. */
const listDatabaseFiles = (file: string) => [file, `${file}-wal`];

/** Returns the advice that follows an error's message; empty if there is none for this error. */
function getAdvice({ code = "", message }: DatabaseError): string {
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code))
    return ': "npm run quotes -- check" says what is damaged: replace it with a backup, as docs/hosting.md says';
  if (/no such (?:table|column)|has no column/.test(message))
    return ": another version of the site has made this inbox: go back to that one, or move the file away, so that a new one is made";
  return "";
}

interface DatabaseError extends Error {
  readonly code?: string;
}

/** Adds the file name and advice to an error of SQLite. */
const toDatabaseError = (file: string, cause: DatabaseError): Error =>
  new Error(`${file}: ${cause.message}${getAdvice(cause)}`, { cause });

/** Maximum wait for another program's lock, in milliseconds. */
const lockTimeout = 5_000;

/** Interval between attempts to get the lock, in milliseconds. */
const retryInterval = 20;

/** Maximum share of the process's time that integrity checks may take. */
const integrityCheckBudget = 0.01;

/**
 * Creates an inbox in a local file, which is opened on first use and again after a
 * failure. All calls fail once the file was moved, deleted, emptied or replaced; the process
 * should then exit. SQLite's calls block the process while the disk works.
 */
export function createInbox(
  file: string,
  {
    migrations = path.join(__dirname, "migrations"),
    onReplaced = () => undefined,
    onCreated = () => undefined,
  }: InboxOptions = {},
) {
  let connection: Connection | undefined;
  /** Identity of each of `listDatabaseFiles` when it was opened; empty before. */
  let openedIdentities: (string | undefined)[] = [];
  let nextIntegrityCheckAt = -Infinity;
  /** Reason why all calls fail; `undefined` while the inbox works. */
  let closedReason: string | undefined;

  /**
   * Closes the connection. A checkpoint first moves all commits from the -wal file to the database's
   * file, because SQLite leaves the -wal file behind if the database was moved.
   */
  function disconnect(): void {
    try {
      connection?.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all([]);
    } catch {
      // SQLite recovers the -wal file the next time it opens the database.
    }
    connection?.close();
    connection = undefined;
  }

  /**
   * Asserts that the files are still those that were opened. An emptied file isn't opened again:
   * libsql keeps a closed connection, and its lock, until the garbage collection of its statements.
   * @param files files to compare; before reopening, only the database's file, because the -wal
   * file may be new
   * @throws if a file was moved, deleted or replaced, or the database's file was emptied
   */
  function assertSameFiles(files = listDatabaseFiles(file)): void {
    const isSame = (name: string, index: number) =>
      getFileIdentity(name) === openedIdentities[index];
    if (!openedIdentities.length) return;
    if (files.every(isSame) && !isAbsentOrEmpty(file)) return;
    closedReason = "was moved, deleted, emptied or replaced while it was open";
    disconnect();
    const error = new Error(`${file} ${closedReason}`);
    onReplaced(error);
    throw error;
  }

  function getConnection(): Connection {
    if (closedReason) throw new Error(`${file} ${closedReason}`);
    if (connection) return connection;
    assertSameFiles([file]);
    const isNew = isAbsentOrEmpty(file);
    connection = openConnection(file, migrations);
    openedIdentities = listDatabaseFiles(file).map(getFileIdentity);
    if (isNew) onCreated();
    nextIntegrityCheckAt = -Infinity;
    return connection;
  }

  /**
   * Asserts that the database is undamaged. A damaged database, such as after a backup was copied
   * over the open file, would accept requests that can't be read later. Skipped while the checks
   * exceed their time budget.
   * @throws if the database is damaged
   */
  function assertUndamaged(connection: Connection): void {
    connection.exec("PRAGMA shrink_memory");
    const startedAt = performance.now();
    if (startedAt < nextIntegrityCheckAt) return;
    const [damage] = findIntegrityErrors(connection, "quick_check(1)");
    if (damage)
      throw Object.assign(new Error(damage), { code: "SQLITE_CORRUPT" });
    const endedAt = performance.now();
    nextIntegrityCheckAt =
      endedAt + (endedAt - startedAt) / integrityCheckBudget;
  }

  /**
   * Runs work, and retries it while another program has locked the inbox. Waiting doesn't
   * block the process.
   */
  async function withLockRetry<T>(
    work: (connection: Connection) => T,
  ): Promise<T> {
    const deadline = performance.now() + lockTimeout;
    for (;;) {
      try {
        const result = work(getConnection());
        assertSameFiles();
        return result;
      } catch (error) {
        if (closedReason) throw error;
        const cause = error as DatabaseError;
        if (cause.code !== "SQLITE_BUSY" || performance.now() > deadline) {
          // This connection may fail with "busy" even after the lock is released.
          disconnect();
          throw toDatabaseError(file, cause);
        }
      }
      await setTimeout(retryInterval);
    }
  }

  const write = (...statements: readonly SqlStatement[]): Promise<number[]> =>
    withLockRetry((connection) => {
      assertUndamaged(connection);
      return runInTransaction(connection, () =>
        statements.map(
          ({ sql, values }) => connection.prepare(sql).run(values).changes,
        ),
      );
    });

  const read: Database["read"] = <Row>({ sql, values }: SqlStatement) =>
    withLockRetry((connection) =>
      runInTransaction(
        connection,
        () => connection.prepare(sql).all(values) as Row[],
        "BEGIN",
      ),
    );

  return {
    write,
    read,
    /** Returns SQLite's integrity errors; empty without errors. */
    checkIntegrity: () =>
      withLockRetry((connection) => findIntegrityErrors(connection)),
    /**
     * Copies the committed data to a new file, while the database is in use.
     * @throws if the file already exists or can't be written
     */
    backUp: async (to: string) =>
      backUpDatabase(await withLockRetry((connection) => connection), to),
    close(): void {
      disconnect();
      closedReason ??= "is closed";
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
