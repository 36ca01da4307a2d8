import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  backUp,
  checkIntegrity,
  openConnection,
  inTransaction,
} from "./connection";
import type { Connection } from "./connection";
import type { Database, SqlStatement } from "./database";

interface InboxOptions {
  /**
   * Folder of SQL files, applied in the order of their names. A bundle has to pass
   * it.
   */
  readonly migrations?: string;
  /** Called once the file isn't the one that was opened, with the reason. */
  readonly onReplaced?: (error: Error) => void;
}

/** Changes if a file is moved, deleted or replaced. */
function getFileIdentity(file: string): string | undefined {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** The database's file, and the one in which SQLite keeps its last commits. */
const listDatabaseFiles = (file: string) => [file, `${file}-wal`];

/** What to do about an error, by its code and text. */
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

/** An error that names the file and, where something helps, what to do. */
const toDatabaseError = (file: string, cause: DatabaseError): Error =>
  new Error(`${file}: ${cause.message}${getAdvice(cause)}`, { cause });

/** How long work waits while another program has locked the inbox. Milliseconds. */
const lockTimeout = 5_000;

/** How often it tries again meanwhile. Milliseconds. */
const retryInterval = 20;

/** The share of the time that checks for damage may take. */
const integrityCheckBudget = 0.01;

/**
 * An inbox in a local file, opened on first use, and again after a failure. Once
 * another file has its place, nothing more is stored: the process should end.
 * SQLite's calls block the process for as long as a disk takes.
 */
export function openInbox(
  file: string,
  {
    migrations = path.join(__dirname, "migrations"),
    onReplaced = () => undefined,
  }: InboxOptions = {},
) {
  let connection: Connection | undefined;
  /** Those of the opened files. */
  let openedIdentities: (string | undefined)[] = [];
  let nextIntegrityCheckAt = -Infinity;
  /** Why nothing more is stored. */
  let closedReason: string | undefined;

  /**
   * First moves all commits to the database's own file: those in a -wal file that has
   * lost its name would be lost. Of a file that was moved, SQLite deletes no -wal file.
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

  /** @param files only the database's own, before it is opened again */
  function assertSameFiles(files = listDatabaseFiles(file)): void {
    const isSame = (name: string, index: number) =>
      getFileIdentity(name) === openedIdentities[index];
    if (!openedIdentities.length || files.every(isSame)) return;
    closedReason = "was moved, deleted or replaced while it was open";
    disconnect();
    const error = new Error(`${file} ${closedReason}`);
    onReplaced(error);
    throw error;
  }

  function getConnection(): Connection {
    if (closedReason) throw new Error(`${file} ${closedReason}`);
    if (connection) return connection;
    assertSameFiles([file]);
    connection = openConnection(file, migrations);
    openedIdentities = listDatabaseFiles(file).map(getFileIdentity);
    nextIntegrityCheckAt = -Infinity;
    return connection;
  }

  /**
   * Looks for damage, such as by a backup that was copied over the open file: requests
   * would be accepted that nobody can read later. It does so unless it has shortly before.
   * @throws if there is any
   */
  function assertUndamaged(connection: Connection): void {
    connection.exec("PRAGMA shrink_memory");
    const startedAt = performance.now();
    if (startedAt < nextIntegrityCheckAt) return;
    const [damage] = checkIntegrity(connection, "quick_check(1)");
    if (damage)
      throw Object.assign(new Error(damage), { code: "SQLITE_CORRUPT" });
    const endedAt = performance.now();
    nextIntegrityCheckAt =
      endedAt + (endedAt - startedAt) / integrityCheckBudget;
  }

  /**
   * Runs work at once. While another program has locked the inbox, it tries again,
   * and the process does what else it has to.
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
          // A connection may stay busy although the lock is free.
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
      return inTransaction(connection, () =>
        statements.map(
          ({ sql, values }) => connection.prepare(sql).run(values).changes,
        ),
      );
    });

  const read: Database["read"] = <Row>({ sql, values }: SqlStatement) =>
    withLockRetry((connection) =>
      inTransaction(
        connection,
        () => connection.prepare(sql).all(values) as Row[],
        "BEGIN",
      ),
    );

  return {
    write,
    read,
    /** SQLite's integrity errors; empty if there are none. */
    checkIntegrity: () =>
      withLockRetry((connection) => checkIntegrity(connection)),
    /**
     * Copies the committed data to a new file, while the database is in use.
     * @throws if the file already exists or can't be written
     */
    backUp: async (to: string) =>
      backUp(await withLockRetry((connection) => connection), to),
    close(): void {
      disconnect();
      closedReason ??= "is closed";
    },
  };
}

export type Inbox = ReturnType<typeof openInbox>;
