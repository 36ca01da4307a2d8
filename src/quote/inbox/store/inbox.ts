import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, inTransaction } from "./connection";
import type { Connection } from "./connection";
import type { Database, Statement } from "./database";
import { longestBody } from "../readQuoteBody";
import { copyTo, damageCheck, databaseError, faultsOf, isBusy } from "./upkeep";

export interface LocalDatabase extends Database {
  /**
   * Runs statements, undoes them, and writes as much as the longest request.
   * @throws if a request with these statements couldn't be saved
   */
  readonly check: (...statements: readonly Statement[]) => Promise<void>;
  /** SQLite's integrity errors; empty if there are none. */
  readonly faults: () => Promise<readonly string[]>;
  /**
   * Copies the committed data to a new file, while the database is in use.
   * @throws if the file already exists
   */
  readonly backup: (to: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Doesn't exist in a bundle, which has to pass the folder. */
const ownMigrations = path.join(__dirname, "migrations");

/** How long to retry while another process holds the lock. Milliseconds. */
const busyTimeoutMs = 5000;

interface Opened {
  readonly connection: Connection;
  /** Identities of the database's files, by the ending of their names. */
  readonly identities: ReadonlyMap<string, string | undefined>;
  readonly rejectDamage: ReturnType<typeof damageCheck>;
}

/** Changes if a file is moved or replaced. */
function identityOf(file: string): string | undefined {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Endings of the files that SQLite keeps beside an open database. */
const companions = ["-wal", "-shm"];

const identitiesOf = (file: string) =>
  new Map(
    ["", ...companions].map((end) => [end, identityOf(file + end)] as const),
  );

/**
 * Connections to files that were moved away. They are never closed, because
 * SQLite would delete the -wal file by name, which may be the new database's.
 */
const abandoned: Connection[] = [];

/** Moves all commits from the -wal file to the database's own file. */
function checkpoint(connection: Connection): void {
  connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all([]);
}

const run = (connection: Connection, { sql, values }: Statement) =>
  connection.prepare(sql).run(values).changes;

const probe: Statement = {
  sql: "INSERT OR REPLACE INTO probe VALUES (1, zeroblob(?1))",
  values: [longestBody],
};

/**
 * An inbox in a local file, opened on first use. From a post to its row:
 * `quoteStore.ts` makes the statements. This file runs them one after another. It
 * waits while another process has the lock, and opens the file anew after a failure,
 * and after it was moved, deleted or replaced. `connection.ts` opens it, so that no
 * commit is lost when power fails. `upkeep.ts` finds damage, before a request is
 * saved where nobody can read it.
 * @param migrations folder of SQL files, applied in the order of their names
 */
export function openInbox(
  file: string,
  migrations = ownMigrations,
): LocalDatabase {
  let opened: Opened | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function disconnect(): void {
    opened?.connection.close();
    opened = undefined;
  }

  /**
   * Abandons a database whose file was moved away. Its commits are moved into
   * that file, and its companions removed unless a new database has its own.
   */
  function abandon({ connection, identities }: Opened): void {
    opened = undefined;
    abandoned.push(connection);
    checkpoint(connection);
    for (const end of companions)
      if (identityOf(file + end) === identities.get(end))
        fs.rmSync(file + end, { force: true });
  }

  /** Leaves a database whose files are no longer those with these names. */
  function leave(left: Opened): void {
    if (identityOf(file) !== left.identities.get("")) {
      abandon(left);
      return;
    }
    // Only the -wal file was deleted; the connection still has it.
    try {
      checkpoint(left.connection);
    } finally {
      disconnect();
    }
  }

  const isCurrent = ({ identities }: Opened) =>
    ["", "-wal"].every((end) => identityOf(file + end) === identities.get(end));

  function current(): Connection {
    if (isClosed) throw new Error(`${file} is closed`);
    if (opened && isCurrent(opened)) return opened.connection;
    if (opened) leave(opened);
    const connection = connect(file, migrations);
    opened = {
      connection,
      identities: identitiesOf(file),
      rejectDamage: damageCheck(file),
    };
    return connection;
  }

  /** Runs work, and retries until a deadline while another process has the lock. */
  async function retry<T>(
    work: (connection: Connection) => T,
    deadline: number,
  ): Promise<T> {
    for (;;) {
      try {
        return work(current());
      } catch (error) {
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
      opened?.rejectDamage(connection);
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
    faults: () => perform((connection) => faultsOf(connection)),
    backup: (to) => perform((connection) => copyTo(connection, to)),
    async close() {
      await last;
      isClosed = true;
      try {
        if (opened) checkpoint(opened.connection);
      } catch {
        // SQLite recovers the -wal file the next time it opens the database.
      }
      disconnect();
    },
  };
}
