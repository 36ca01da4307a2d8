import fs from "node:fs";
import path from "node:path";
import type { D1Database } from "../../src/hosts/cloudflare/environment";
import Libsql from "libsql";
import type {
  SqlStatement,
  SqlValue,
} from "../../src/quote/inbox/store/database";
import type { StoredQuoteRequest } from "../../src/quote/inbox/store/quoteStore";

export const migrationsFolder = path.resolve(
  "src/quote/inbox/store/migrations",
);

/**
 * Fakes the parts of Cloudflare's D1 that the Worker uses: bound statements and batches in one
 * transaction. The tests in `__tests__/everyHost` use real D1.
 */
export function createFakeD1() {
  const database = new Libsql(":memory:");
  database.exec("PRAGMA foreign_keys = ON");
  for (const name of fs.readdirSync(migrationsFolder).sort())
    database.exec(fs.readFileSync(path.join(migrationsFolder, name), "utf8"));
  const prepare = (sql: string) => ({
    bind: (...values: SqlValue[]) => ({
      all: () =>
        Promise.resolve({ results: database.prepare(sql).all(values) }),
      run: () => database.prepare(sql).run(values) as { changes: number },
    }),
  });
  type Bound = ReturnType<ReturnType<typeof prepare>["bind"]>;
  const batch = (statements: Bound[]) => {
    const all = database.transaction(() =>
      statements.map((statement) => ({ meta: statement.run() })),
    );
    return Promise.resolve().then(() => all.immediate());
  };
  return { prepare, batch } as unknown as D1Database;
}

/** Returns the statement that inserts a stored request, without its deliveries. */
export const insertQuoteStatement = ({
  id,
  receivedAt,
  request,
}: StoredQuoteRequest): SqlStatement => ({
  sql: "INSERT INTO quotes (id, received_at, request) VALUES (?1, ?2, ?3)",
  values: [id, receivedAt, JSON.stringify(request)],
});
