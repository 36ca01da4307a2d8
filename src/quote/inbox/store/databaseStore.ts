import type { QuoteRequest } from "../../request/quoteRequest";
import { contentsDigest, digestOf } from "./contentsDigest";
import type { Database, Statement } from "./database";
import { newEntry } from "./quoteEntry";
import type { QuoteEntry, QuoteStore } from "./quoteEntry";
import { normalizedMessage } from "../limits/suspicion";

/** How requests are delivered. Stored in the database. */
export type DeliveryWay = "forward" | "mail";

/** A row of the `quotes` table with the columns of an entry. */
export interface QuoteRow {
  readonly id: string;
  readonly received_at: string;
  /** JSON. */
  readonly request: string;
  readonly spam: string | null;
}

/** The columns of `QuoteRow`. */
export const entryColumns = "id, received_at, request, spam";

export const entryOf = ({
  id,
  received_at: receivedAt,
  request,
  spam,
}: QuoteRow): QuoteEntry => ({
  id,
  receivedAt,
  request: JSON.parse(request) as QuoteRequest,
  spam: spam ?? undefined,
});

/**
 * For how long the same contents count as one request, and the same message
 * from others as spam. Milliseconds.
 */
const repeatWindow = 86_400_000;

async function insertOnce(entry: QuoteEntry): Promise<Statement> {
  const { id, receivedAt, request, spam } = entry;
  const message = normalizedMessage(request);
  return {
    sql: `INSERT INTO quotes (id, received_at, request, contents, message, spam)
      SELECT ?1, ?2, ?3, ?4, ?5, COALESCE(?6, (
        SELECT 'the same message as another request' FROM quotes
        WHERE message = ?5 AND received_at > ?7 LIMIT 1))
      WHERE NOT EXISTS (
        SELECT 1 FROM quotes WHERE contents = ?4 AND received_at > ?7)`,
    values: [
      id,
      receivedAt,
      JSON.stringify(request),
      await contentsDigest(request),
      message === undefined ? null : await digestOf(message),
      spam ?? null,
      new Date(Date.parse(receivedAt) - repeatWindow).toISOString(),
    ],
  };
}

/** Inserts nothing if the request was a repeat and thus not inserted. */
const insertDelivery = (id: string, way: DeliveryWay): Statement => ({
  sql: `INSERT INTO deliveries (quote_id, way)
    SELECT id, ?2 FROM quotes WHERE id = ?1`,
  values: [id, way],
});

/**
 * Stores quote requests in a database, repeats within a day only once.
 * @param ways to deliver each request, queued in the same transaction
 */
export const databaseStore = (
  database: Database,
  ways: readonly DeliveryWay[],
): QuoteStore => ({
  async add(request, spam) {
    const entry = newEntry(request, spam);
    await database.write(
      await insertOnce(entry),
      ...ways.map((way) => insertDelivery(entry.id, way)),
    );
    return entry;
  },
});

/** All requests in a database, oldest first. */
export async function readQuotes(database: Database): Promise<QuoteEntry[]> {
  const rows = await database.read<QuoteRow>({
    sql: `SELECT ${entryColumns} FROM quotes ORDER BY received_at, rowid`,
    values: [],
  });
  return rows.map(entryOf);
}
