export type SqlValue = string | number | null;

export interface SqlStatement {
  /** One SQLite statement, with placeholders `?1`, `?2`, … for its values. */
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** The interface that the embedded database and Cloudflare's D1 share. */
export interface Database {
  /**
   * Runs statements in one transaction.
   * @returns how many rows each changed, once the changes are durable
   */
  readonly write: (
    ...statements: readonly SqlStatement[]
  ) => Promise<readonly number[]>;
  readonly read: <Row>(statement: SqlStatement) => Promise<readonly Row[]>;
}
