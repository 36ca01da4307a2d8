import type { Database, Statement } from "../../quote/inbox/store/database";
import type { D1Database } from "./environment";

/** Adapts Cloudflare's D1 to the shared interface. */
export function d1Database(database: D1Database): Database {
  const prepare = ({ sql, values }: Statement) =>
    database.prepare(sql).bind(...values);
  return {
    async write(...statements) {
      const results = await database.batch(statements.map(prepare));
      return results.map(({ meta }) => meta.changes);
    },
    async read<Row>(statement: Statement) {
      return (await prepare(statement).all()).results as Row[];
    },
  };
}
