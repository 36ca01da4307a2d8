import { emptyValues } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import type { Database, SqlStatement } from "./database";

/** The longest request as it is sent, which hosts pass on. */
export const maxBodyBytes = 65_536;

export interface StoredQuote {
  /** Permanent id, also the idempotency key of its deliveries. */
  readonly id: string;
  /** When it was received, ISO date-time. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
  readonly spam?: string | undefined;
}

/**
 * A channel as the database has it, such as "forward" or "mail:office@example.com": the
 * name of its type in `channelTypes`, and its recipient if the type can have several.
 */
export type DeliveryChannel = string;

/**
 * SHA-256 of a request's contents without the timestamp, in hexadecimal. It stays
 * the same if the request is sent again because the response was lost. The network
 * address isn't part of it, because it changes when a phone leaves its Wi-Fi.
 */
async function contentsDigest(request: QuoteRequest): Promise<string> {
  const fields = Object.entries(request)
    .filter(([name]) => name !== "timestamp")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify(fields));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** For how long the same contents count as one request. Milliseconds. */
const dedupeWindow = 86_400_000;

/**
 * Says who gets which requests, and queues them: nothing else does.
 * @param newId of a request that was just saved; without it, all of which nobody was
 *   told are queued, but no probable spam, for channels that were set up later
 */
export const buildQueueStatements = (
  channels: readonly DeliveryChannel[],
  newId?: string,
): SqlStatement[] =>
  channels.map((channel) => ({
    sql: `INSERT OR IGNORE INTO deliveries (quote_id, channel)
      SELECT id, ?1 FROM quotes
      WHERE ${
        newId === undefined
          ? `spam IS NULL AND NOT EXISTS (SELECT 1 FROM deliveries
              WHERE quote_id = id AND delivered_at IS NOT NULL)`
          : "id = ?2"
      } ORDER BY received_at, rowid`,
    values: newId === undefined ? [channel] : [channel, newId],
  }));

/** Forgets what waits for recipients that are gone, in case they come back. */
export const deleteRemovedChannels = (
  channels: readonly DeliveryChannel[],
): SqlStatement => ({
  sql: `DELETE FROM deliveries WHERE delivered_at IS NULL
    AND channel NOT IN (SELECT value FROM json_each(?1))`,
  values: [JSON.stringify(channels)],
});

/**
 * Statements that store a request, unless the same one was stored within a day,
 * and queue its deliveries.
 */
async function buildInsertStatements(
  channels: readonly DeliveryChannel[],
  { id, receivedAt, request, spam }: StoredQuote,
): Promise<SqlStatement[]> {
  const windowBegin = Date.parse(receivedAt) - dedupeWindow;
  return [
    {
      sql: `INSERT INTO quotes (id, received_at, request, contents, spam)
        SELECT ?1, ?2, ?3, ?4, ?5
        WHERE NOT EXISTS (
          SELECT 1 FROM quotes WHERE contents = ?4 AND received_at > ?6)`,
      values: [
        id,
        receivedAt,
        JSON.stringify(request),
        await contentsDigest(request),
        spam ?? null,
        new Date(windowBegin).toISOString(),
      ],
    },
    // Queues nothing if the request was a repeat and thus not inserted.
    ...buildQueueStatements(channels, id),
  ];
}

/** A new entry for a request. */
const createStoredQuote = (
  request: QuoteRequest,
  spam?: string,
): StoredQuote => ({
  id: crypto.randomUUID(),
  receivedAt: new Date().toISOString(),
  request,
  spam,
});

/**
 * Stores quote requests in a database, repeats within a day only once. Its methods
 * resolve once that is durable, and reject if requests can't be saved.
 * @param channels to deliver each request, queued in the same transaction: a server
 *   that is killed forgets none
 */
export const createQuoteStore = (
  database: Database,
  channels: readonly DeliveryChannel[],
) => ({
  /**
   * @param spam why a request is probably spam
   * @returns what is saved; of a repeat, what would have been
   */
  async add(request: QuoteRequest, spam?: string): Promise<StoredQuote> {
    const quote = createStoredQuote(request, spam);
    await database.write(...(await buildInsertStatements(channels, quote)));
    return quote;
  },
  /** Saves the longest request, and deletes it in the same transaction. */
  async assertCanSave(): Promise<void> {
    const message = "x".repeat(maxBodyBytes);
    const quote = createStoredQuote({
      ...emptyValues,
      message,
      timestamp: "",
      source: "",
    });
    await database.write(...(await buildInsertStatements(channels, quote)), {
      sql: "DELETE FROM quotes WHERE id = ?1",
      values: [quote.id],
    });
  },
});

export type QuoteStore = ReturnType<typeof createQuoteStore>;

/** Milliseconds. */
export const hourMs = 3_600_000;

/**
 * Limits what is accepted from all addresses together in an hour. It counts what is
 * saved, so that it holds for several servers, and for a Worker in several places. What
 * a clock that was wrong has dated ahead doesn't count.
 * @returns 0 if one more is accepted, else the seconds to wait before retrying
 */
export async function checkHourlyLimit(
  database: Database,
  limit: number,
): Promise<number> {
  const now = Date.now();
  const [saved] = await database.read<{ count: number; first: string }>({
    sql: `SELECT COUNT(*) AS count, MIN(received_at) AS first
      FROM quotes WHERE received_at > ?1 AND received_at <= ?2`,
    values: [new Date(now - hourMs).toISOString(), new Date(now).toISOString()],
  });
  if (!saved || saved.count < limit) return 0;
  return Math.ceil((Date.parse(saved.first) + hourMs - now) / 1000) || 1;
}

/** A row of the `quotes` table with the columns of an entry. */
export interface QuoteRow {
  readonly id: string;
  readonly received_at: string;
  readonly request: string;
  readonly spam: string | null;
}

export const quoteColumns = "id, received_at, request, spam";

/** A request that was saved before the form had a field has that field empty. */
export const parseQuoteRow = ({
  id,
  received_at: receivedAt,
  request,
  spam,
}: QuoteRow): StoredQuote => ({
  id,
  receivedAt,
  request: { ...emptyValues, ...(JSON.parse(request) as QuoteRequest) },
  spam: spam ?? undefined,
});
