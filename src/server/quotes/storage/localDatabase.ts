import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, inTransaction } from "./connection";
import type { Connection } from "./connection";
import type { Database, Statement } from "./database";
import { longestBody } from "../readQuoteBody";
import { explained, isBusy } from "./sqliteErrors";
import { copyTo, faultsOf } from "./upkeep";

export interface LocalDatabase extends Database {
  /**
   * Opens the database and writes to it as much as a request may have.
   * @throws when it keeps nothing
   */
  readonly check: () => Promise<void>;
  /** What is wrong with the database, as SQLite says it; nothing if it is whole. */
  readonly faults: () => Promise<readonly string[]>;
  /**
   * Writes all that is committed to a file of its own, while others go on.
   * @throws when there is a file already
   */
  readonly backup: (to: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface LocalDatabaseOptions {
  readonly file: string;
  /** Folder of SQL files, applied in the order of their names. */
  readonly migrations: string;
  /** Runs whenever the database has been opened, before it is used. */
  readonly prepare?: (connection: Connection) => void;
  /** How long another process may keep this one from writing. Milliseconds. */
  readonly busyTimeoutMs?: number;
}

interface Opened {
  readonly connection: Connection;
  /** Which file on disk each of its files is. */
  readonly identities: ReadonlyMap<string, string | undefined>;
}

/** A file that is moved away or replaced is another one. */
function identityOf(file: string): string | undefined {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** SQLite keeps a database in its file and, while it is open, two beside it. */
const besides = ["-wal", "-shm"];

const identitiesOf = (file: string) =>
  new Map(
    ["", ...besides].map((end) => [end, identityOf(file + end)] as const),
  );

/**
 * Connections to files that were moved away. They are never closed: SQLite
 * would remove the -wal by its name, which is that of the new file's by then.
 */
const abandoned: Connection[] = [];

/** Moves all that is committed to the database's file itself. */
function checkpoint(connection: Connection): void {
  connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all([]);
}

const run = (connection: Connection, { sql, values }: Statement) =>
  connection.prepare(sql).run(values).changes;

/** Takes the disk as much as the longest request does. */
const probe: Statement = {
  sql: "INSERT OR REPLACE INTO probe VALUES (1, zeroblob(?1))",
  values: [longestBody],
};

/**
 * A database in a file on this machine. It is opened when it is first used, and
 * again after a failure or when its file was moved away.
 */
export function localDatabase({
  file,
  migrations,
  prepare,
  busyTimeoutMs = 5000,
}: LocalDatabaseOptions): LocalDatabase {
  let opened: Opened | undefined;
  let opening: Promise<Opened> | undefined;
  let isClosed = false;

  async function open(): Promise<Opened> {
    const connection = await connect(file, migrations);
    try {
      prepare?.(connection);
      return (opened = { connection, identities: identitiesOf(file) });
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  function leave(): void {
    opened?.connection.close();
    opened = undefined;
  }

  /** What is in the -wal goes with a file that was moved away; a new one has its own. */
  function leaveMoved({ connection, identities }: Opened): void {
    opened = undefined;
    abandoned.push(connection);
    checkpoint(connection);
    for (const end of besides)
      if (identityOf(file + end) === identities.get(end))
        fs.rmSync(file + end, { force: true });
  }

  async function current(): Promise<Connection> {
    if (isClosed) throw new Error(`${file} is closed`);
    if (opened && identityOf(file) === opened.identities.get(""))
      return opened.connection;
    if (opened) leaveMoved(opened);
    opening ??= open().finally(() => (opening = undefined));
    return (await opening).connection;
  }

  /** Does something as soon as no other process keeps it from being done. */
  async function perform<T>(work: (connection: Connection) => T): Promise<T> {
    const giveUp = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        return work(await current());
      } catch (error) {
        if (!isBusy(error)) leave();
        if (!isBusy(error) || performance.now() > giveUp)
          throw explained(file, error);
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
    async close() {
      isClosed = true;
      await opening?.catch(() => undefined);
      try {
        if (opened) checkpoint(opened.connection);
      } catch {
        // The next one to open it does so.
      }
      leave();
    },
  };
}
