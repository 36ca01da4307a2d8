export type SqlValue = string | number | null;

export interface SqlStatement {
  /** One statement of SQLite, with placeholders `?1`, `?2`, … for the values. */
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** The common interface of the embedded database and Cloudflare's D1. */
export interface Database {
  /**
   * Runs statements in one transaction. Resolves once the changes are durable.
   * @returns number of changed rows, by statement
   */
  readonly write: (
    ...statements: readonly SqlStatement[]
  ) => Promise<readonly number[]>;
  readonly read: <Row>(statement: SqlStatement) => Promise<readonly Row[]>;
}
