import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, inTransaction } from "./connection";
import type { Connection } from "./connection";
import type { Database, Statement } from "./database";
import { longestBody } from "../readQuoteBody";
import { databaseError, isBusy } from "./sqliteErrors";
import { copyTo, faultsOf } from "./upkeep";

export interface LocalDatabase extends Database {
  /**
   * Opens the database and writes as much to it as the longest request.
   * @throws if it can't be written
   */
  readonly check: () => Promise<void>;
  /** SQLite's integrity errors; empty if there are none. */
  readonly faults: () => Promise<readonly string[]>;
  /**
   * Copies the committed data to a new file, while the database is in use.
   * @throws if the file already exists
   */
  readonly backup: (to: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface LocalDatabaseOptions {
  readonly file: string;
  /** Folder of SQL files, applied in the order of their names. */
  readonly migrations: string;
  /** How long to retry while another process holds the lock. Milliseconds. */
  readonly busyTimeoutMs?: number;
}

interface Opened {
  readonly connection: Connection;
  /** Identities of the database's files, by suffix. */
  readonly identities: ReadonlyMap<string, string | undefined>;
}

/** Changes if a file is moved or replaced. */
function identityOf(file: string): string | undefined {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Suffixes of the files that SQLite keeps beside an open database. */
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

/** Writes as much as the longest request. */
const probe: Statement = {
  sql: "INSERT OR REPLACE INTO probe VALUES (1, zeroblob(?1))",
  values: [longestBody],
};

/**
 * A database in a local file, opened on first use. It is reopened after a
 * failure, and after its file was moved away.
 */
export function localDatabase({
  file,
  migrations,
  busyTimeoutMs = 5000,
}: LocalDatabaseOptions): LocalDatabase {
  let opened: Opened | undefined;
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

  function current(): Connection {
    if (isClosed) throw new Error(`${file} is closed`);
    if (opened && identityOf(file) === opened.identities.get(""))
      return opened.connection;
    if (opened) abandon(opened);
    const connection = connect(file, migrations);
    opened = { connection, identities: identitiesOf(file) };
    return connection;
  }

  /** Runs work, and retries while another process holds the lock. */
  async function perform<T>(work: (connection: Connection) => T): Promise<T> {
    const deadline = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        return work(current());
      } catch (error) {
        if (!isBusy(error)) disconnect();
        if (!isBusy(error) || performance.now() > deadline)
          throw databaseError(file, error);
        await sleep(10);
      }
    }
  }

  return {
    write: (...statements) =>
      perform((connection) =>
        inTransaction(connection, () =>
          statements.map((statement) => run(connection, statement)),
        ),
      ),
    read: <Row>({ sql, values }: Statement) =>
      perform((connection) => connection.prepare(sql).all(values) as Row[]),
    check: () => perform((connection) => void run(connection, probe)),
    faults: () => perform(faultsOf),
    backup: (to) => perform((connection) => copyTo(connection, to)),
    close() {
      isClosed = true;
      try {
        if (opened) checkpoint(opened.connection);
      } catch {
        // SQLite recovers the -wal file the next time it opens the database.
      }
      disconnect();
      return Promise.resolve();
    },
  };
}
