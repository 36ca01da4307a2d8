import type { QuoteRequest } from "../../../quote/quoteRequest";
import { contentsDigest, digestOf } from "./contentsDigest";
import type { Database, Statement } from "./database";
import { newEntry } from "./quoteEntry";
import type { QuoteEntry, QuoteStore } from "./quoteEntry";
import { sameMessage } from "../limits/suspicion";

/** How requests are handed on. */
export type WayName = "forward" | "mail";

/** A row of the table of requests, as far as it makes an entry. */
export interface QuoteRow {
  readonly id: string;
  readonly received_at: string;
  /** JSON. */
  readonly request: string;
  readonly spam: string | null;
}

/** The columns of such a row. */
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

/** As it was kept elsewhere before; nothing where the database has it. */
export const insertQuote = ({
  id,
  receivedAt,
  request,
}: QuoteEntry): Statement => ({
  sql: "INSERT OR IGNORE INTO quotes (id, received_at, request) VALUES (?1, ?2, ?3)",
  values: [id, receivedAt, JSON.stringify(request)],
});

/** How long the same contents are one request, and the same message is spam. Milliseconds. */
const repeatWindow = 86_400_000;

async function insertOnce(entry: QuoteEntry): Promise<Statement> {
  const { id, receivedAt, request, spam } = entry;
  const message = sameMessage(request);
  return {
    sql: `INSERT INTO quotes (id, received_at, request, contents, message, spam)
      SELECT ?1, ?2, ?3, ?4, ?5, COALESCE(?6, (
        SELECT 'a message that others sent too' FROM quotes
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

/** None where the request is a repeat. */
const insertDelivery = (id: string, way: WayName): Statement => ({
  sql: `INSERT INTO deliveries (quote_id, way)
    SELECT id, ?2 FROM quotes WHERE id = ?1`,
  values: [id, way],
});

/**
 * Keeps quote requests in a database; one that is sent again within a day is
 * kept once.
 * @param ways by which each is to be handed on, noted with the request itself
 */
export const databaseStore = (
  database: Database,
  ways: readonly WayName[],
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

/** Every request in a database, oldest first. */
export async function readQuotes(database: Database): Promise<QuoteEntry[]> {
  const rows = await database.read<QuoteRow>({
    sql: `SELECT ${entryColumns} FROM quotes ORDER BY received_at, rowid`,
    values: [],
  });
  return rows.map(entryOf);
}
