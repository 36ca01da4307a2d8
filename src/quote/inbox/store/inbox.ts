import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { backUp, checkIntegrity, connect, inTransaction } from "./connection";
import type { Connection } from "./connection";
import type { Database, Statement } from "./database";

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
function identityOf(file: string): string | undefined {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** The database's file, and the one in which SQLite keeps its last commits. */
const filesOf = (file: string) => [file, `${file}-wal`];

/** What to do about an error, by its code and text. */
function adviceFor({ code = "", message }: DatabaseError): string {
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
const databaseError = (file: string, cause: DatabaseError): Error =>
  new Error(`${file}: ${cause.message}${adviceFor(cause)}`, { cause });

/** How long work waits while another program has locked the inbox. Milliseconds. */
const patience = 5_000;

/** How often it tries again meanwhile. Milliseconds. */
const retryInterval = 20;

/** The share of the time that checks for damage may take. */
const share = 0.01;

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
  let identities: (string | undefined)[] = [];
  let checkDue = -Infinity;
  /** Why nothing more is stored. */
  let ended: string | undefined;

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
  function assertSameFiles(files = filesOf(file)): void {
    const isSame = (name: string, index: number) =>
      identityOf(name) === identities[index];
    if (!identities.length || files.every(isSame)) return;
    ended = "was moved, deleted or replaced while it was open";
    disconnect();
    const error = new Error(`${file} ${ended}`);
    onReplaced(error);
    throw error;
  }

  function current(): Connection {
    if (ended) throw new Error(`${file} ${ended}`);
    if (connection) return connection;
    assertSameFiles([file]);
    connection = connect(file, migrations);
    identities = filesOf(file).map(identityOf);
    checkDue = -Infinity;
    return connection;
  }

  /**
   * Looks for damage, such as by a backup that was copied over the open file: requests
   * would be accepted that nobody can read later. It does so unless it has shortly before.
   * @throws if there is any
   */
  function rejectDamage(connection: Connection): void {
    connection.exec("PRAGMA shrink_memory");
    const begin = performance.now();
    if (begin < checkDue) return;
    const [damage] = checkIntegrity(connection, "quick_check(1)");
    if (damage)
      throw Object.assign(new Error(damage), { code: "SQLITE_CORRUPT" });
    const end = performance.now();
    checkDue = end + (end - begin) / share;
  }

  /**
   * Runs work at once. While another program has locked the inbox, it tries again,
   * and the process does what else it has to.
   */
  async function perform<T>(work: (connection: Connection) => T): Promise<T> {
    const deadline = performance.now() + patience;
    for (;;) {
      try {
        const result = work(current());
        assertSameFiles();
        return result;
      } catch (error) {
        if (ended) throw error;
        const cause = error as DatabaseError;
        if (cause.code !== "SQLITE_BUSY" || performance.now() > deadline) {
          // A connection may stay busy although the lock is free.
          disconnect();
          throw databaseError(file, cause);
        }
      }
      await setTimeout(retryInterval);
    }
  }

  const write = (...statements: readonly Statement[]): Promise<number[]> =>
    perform((connection) => {
      rejectDamage(connection);
      return inTransaction(connection, () =>
        statements.map(
          ({ sql, values }) => connection.prepare(sql).run(values).changes,
        ),
      );
    });

  const read: Database["read"] = <Row>({ sql, values }: Statement) =>
    perform((connection) =>
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
    checkIntegrity: () => perform((connection) => checkIntegrity(connection)),
    /**
     * Copies the committed data to a new file, while the database is in use.
     * @throws if the file already exists or can't be written
     */
    backUp: async (to: string) =>
      backUp(await perform((connection) => connection), to),
    close(): void {
      disconnect();
      ended ??= "is closed";
    },
  };
}

export type LocalDatabase = ReturnType<typeof openInbox>;
