/** What a statement's placeholders stand for. */
export type Value = string | number | null;

export interface Statement {
  /** One statement of SQLite's SQL, with `?1`, `?2`, … for its values. */
  readonly sql: string;
  readonly values: readonly Value[];
}

/** What the embedded database and Cloudflare's D1 can both do. */
export interface Database {
  /**
   * Runs statements in one transaction.
   * @returns how many rows each changed, once they are on disk
   */
  readonly write: (
    ...statements: readonly Statement[]
  ) => Promise<readonly number[]>;
  /** The rows that a statement reads, or returns of what it changes. */
  readonly read: <Row>(statement: Statement) => Promise<readonly Row[]>;
}
