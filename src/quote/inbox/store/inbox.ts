import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { maxBodyBytes } from "../readQuoteBody";
import { connect, inTransaction } from "./connection";
import type { Connection } from "./connection";
import type { Database, Statement } from "./database";
import {
  backUp,
  checkIntegrity,
  damageCheck,
  databaseError,
  isBusy,
} from "./maintenance";

export interface LocalDatabase extends Database {
  /**
   * Runs statements, undoes them, and writes as much as the longest request.
   * @throws if a request with these statements couldn't be saved
   */
  readonly check: (...statements: readonly Statement[]) => Promise<void>;
  /** SQLite's integrity errors; empty if there are none. */
  readonly checkIntegrity: () => Promise<readonly string[]>;
  /**
   * Copies the committed data to a new file, while the database is in use.
   * @throws if the file already exists
   */
  readonly backUp: (to: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface InboxOptions {
  /**
   * Folder of SQL files, applied in the order of their names. A bundle has to pass
   * it.
   */
  readonly migrations?: string;
  /** Called once the file isn't the one that was opened, with the reason. */
  readonly onReplaced?: (error: Error) => void;
}

/** How long to retry while another process holds the lock. Milliseconds. */
const busyTimeoutMs = 5000;

/** Changes if a file is moved, deleted or replaced. */
function identityOf(file: string): string | undefined {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** The database's file, and the one in which SQLite keeps its last commits. */
const filesOf = (file: string) => [file, `${file}-wal`];

/** Moves all commits from the -wal file to the database's own file. */
function checkpoint(connection: Connection): void {
  connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all([]);
}

const run = (connection: Connection, { sql, values }: Statement) =>
  connection.prepare(sql).run(values).changes;

const probe: Statement = {
  sql: "INSERT OR REPLACE INTO probe VALUES (1, zeroblob(?1))",
  values: [maxBodyBytes],
};

/**
 * An inbox in a local file, opened on first use. From a post to its row:
 * `quoteStore.ts` makes the statements. This file runs them one after another. It
 * waits while another process has the lock, and reopens the file after a failure.
 * Once another file has its place, nothing more is stored: the process should end.
 * `connection.ts` opens it, so that no commit is lost when power fails.
 * `maintenance.ts` finds damage, before a request is saved where nobody can read it.
 */
export function openInbox(
  file: string,
  {
    migrations = path.join(__dirname, "migrations"),
    onReplaced = () => undefined,
  }: InboxOptions = {},
): LocalDatabase {
  let connection: Connection | undefined;
  /** Those of the opened files. */
  let identities: (string | undefined)[] = [];
  let rejectDamage = damageCheck();
  let last: Promise<unknown> = Promise.resolve();
  /** Why nothing more is stored. */
  let ended: string | undefined;

  function disconnect(): void {
    connection?.close();
    connection = undefined;
  }

  /** @param files only the database's own, before it is opened again */
  function assertSameFiles(files = filesOf(file)): void {
    const isSame = (name: string, index: number) =>
      identityOf(name) === identities[index];
    if (!identities.length || files.every(isSame)) return;
    ended = "was moved, deleted or replaced while it was open";
    try {
      // What is in a -wal file that has lost its name would be lost.
      if (connection) checkpoint(connection);
    } catch {
      // It is said either way.
    }
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
    rejectDamage = damageCheck();
    return connection;
  }

  /** Runs work, and retries until a deadline while another process has the lock. */
  async function retry<T>(
    work: (connection: Connection) => T,
    deadline: number,
  ): Promise<T> {
    for (;;) {
      try {
        const result = work(current());
        assertSameFiles();
        return result;
      } catch (error) {
        if (ended) throw error;
        const mayRetry = isBusy(error) && performance.now() < deadline;
        // A connection may stay busy although the lock is free.
        if (!mayRetry) {
          disconnect();
          throw databaseError(file, error);
        }
        await sleep(5 + 10 * Math.random());
      }
    }
  }

  /** Runs work after all work before it, so that only one of them retries. */
  function perform<T>(work: (connection: Connection) => T): Promise<T> {
    const deadline = performance.now() + busyTimeoutMs;
    const result = last.then(() => retry(work, deadline));
    last = result.catch(() => undefined);
    return result;
  }

  /** Performs a transaction that writes, in a database without damage. */
  const performWrite = <T>(work: (connection: Connection) => T): Promise<T> =>
    perform((connection) => {
      rejectDamage(connection);
      return inTransaction(connection, () => work(connection));
    });

  return {
    write: (...statements) =>
      performWrite((connection) =>
        statements.map((statement) => run(connection, statement)),
      ),
    read: <Row>({ sql, values }: Statement) =>
      perform((connection) =>
        inTransaction(
          connection,
          () => connection.prepare(sql).all(values) as Row[],
          "BEGIN",
        ),
      ),
    check: (...statements) =>
      performWrite((connection) => {
        run(connection, probe);
        connection.exec("SAVEPOINT request");
        for (const statement of statements) run(connection, statement);
        connection.exec("ROLLBACK TO request");
      }),
    checkIntegrity: () => perform((connection) => checkIntegrity(connection)),
    backUp: (to) => perform((connection) => backUp(connection, to)),
    async close() {
      await last;
      try {
        if (connection && !ended) checkpoint(connection);
      } catch {
        // SQLite recovers the -wal file the next time it opens the database.
      }
      // SQLite would delete the -wal file of the one that has its place now.
      if (!ended) disconnect();
      ended ??= "is closed";
    },
  };
}
