import { emptyValues } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import type { Database, SqlStatement } from "./database";

/** Maximum size of a request's body, in bytes. */
export const maxBodyBytes = 65_536;

export interface StoredQuoteRequest {
  /** Permanent id, also the idempotency key of deliveries. */
  readonly id: string;
  /** Time when the request was received, ISO date-time. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
  /** Reason why the request is probably spam; `undefined` if it isn't. */
  readonly spam?: string | undefined;
}

/**
 * Id of a channel in the database, such as "forward" or "mail:office@example.com": its
 * key in `channelDefinitions`, and its recipient if the type can have several.
 */
export type ChannelId = string;

/**
 * SHA-256 of a request without its timestamp, in hexadecimal. It detects a request that is sent
 * again after a lost response, even from another IP address, as by a phone that leaves its Wi-Fi.
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

/** Interval within which requests with equal contents count as one, in milliseconds. */
const dedupeWindow = 86_400_000;

/** SQL condition for requests that nobody was notified of, except probable spam. */
export const unnotifiedCondition = `spam IS NULL AND NOT EXISTS (
  SELECT 1 FROM deliveries WHERE quote_id = id AND delivered_at IS NOT NULL)`;

/**
 * Builds the statements that queue deliveries: each channel gets each request. Spam is queued only
 * as a new request.
 * @param newId id of a new request. Without it, all requests that no channel has delivered are
 *   queued, for channels that were configured later.
 */
export const buildQueueStatements = (
  channels: readonly ChannelId[],
  newId?: string,
): SqlStatement[] =>
  channels.map((channel) => ({
    sql: `INSERT OR IGNORE INTO deliveries (quote_id, channel, queued_at)
      SELECT id, ?1, ?2 FROM quotes
      WHERE ${newId === undefined ? unnotifiedCondition : "id = ?3"}
      ORDER BY received_at, rowid`,
    values:
      newId === undefined
        ? [channel, Date.now()]
        : [channel, Date.now(), newId],
  }));

/**
 * Builds the statement that deletes pending deliveries of removed channels: a channel that is
 * configured again doesn't get earlier requests.
 */
export const buildDeleteOrphanedDeliveriesStatement = (
  channels: readonly ChannelId[],
): SqlStatement => ({
  sql: `DELETE FROM deliveries WHERE delivered_at IS NULL
    AND channel NOT IN (SELECT value FROM json_each(?1))`,
  values: [JSON.stringify(channels)],
});

/**
 * Builds the statements that store a request and queue its deliveries, unless an equal request was
 * stored within a day. The window extends into the future, too, because a clock that was ahead may
 * have dated the earlier request there.
 */
async function buildInsertStatements(
  channels: readonly ChannelId[],
  { id, receivedAt, request, spam }: StoredQuoteRequest,
): Promise<SqlStatement[]> {
  const isoTimeAfter = (milliseconds: number) =>
    new Date(Date.parse(receivedAt) + milliseconds).toISOString();
  return [
    {
      sql: `INSERT INTO quotes (id, received_at, request, contents, spam)
        SELECT ?1, ?2, ?3, ?4, ?5
        WHERE NOT EXISTS (
          SELECT 1 FROM quotes
          WHERE contents = ?4 AND received_at > ?6 AND received_at < ?7)`,
      values: [
        id,
        receivedAt,
        JSON.stringify(request),
        await contentsDigest(request),
        spam ?? null,
        isoTimeAfter(-dedupeWindow),
        isoTimeAfter(dedupeWindow),
      ],
    },
    // Queues nothing if the request is a repeat, which isn't inserted.
    ...buildQueueStatements(channels, id),
  ];
}

/** Adds an id and the current time to a request. */
const createStoredQuote = (
  request: QuoteRequest,
  spam?: string,
): StoredQuoteRequest => ({
  id: crypto.randomUUID(),
  receivedAt: new Date().toISOString(),
  request,
  spam,
});

/**
 * Creates a store for quote requests, which ignores repeats within a day. Its methods resolve once
 * changes are durable, and reject if requests can't be saved. Deliveries are queued in the
 * transaction that stores the request, so that a crash loses none.
 * @param channels channels to which each request is delivered
 */
export const createQuoteStore = (
  database: Database,
  channels: readonly ChannelId[],
) => ({
  /**
   * @param spam reason why the request is probably spam
   * @returns the stored request; for a repeat, a request with a new id that isn't stored
   */
  async add(request: QuoteRequest, spam?: string): Promise<StoredQuoteRequest> {
    const quote = createStoredQuote(request, spam);
    await database.write(...(await buildInsertStatements(channels, quote)));
    return quote;
  },
  /**
   * Saves a request of maximum size, and deletes it in the same transaction.
   * @throws if requests can't be saved
   */
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

/** An hour in milliseconds. */
export const hourMs = 3_600_000;

/**
 * Applies the limit of requests per hour from all visitors. Counts the stored requests, so that
 * servers and Worker instances share the limit. Requests that a wrong clock has dated in the
 * future don't count.
 * @returns 0 if another request is accepted; otherwise the wait before a retry, in seconds
 */
export async function getHourlyRetryAfter(
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

/** A row of the `quotes` table with the columns of a `StoredQuoteRequest`. */
export interface QuoteRequestRow {
  readonly id: string;
  readonly received_at: string;
  readonly request: string;
  readonly spam: string | null;
}

export const quoteColumns = "id, received_at, request, spam";

/** Parses a row. Fields that were added to the form after the request was stored are empty. */
export const parseQuoteRequestRow = ({
  id,
  received_at: receivedAt,
  request,
  spam,
}: QuoteRequestRow): StoredQuoteRequest => ({
  id,
  receivedAt,
  request: { ...emptyValues, ...(JSON.parse(request) as QuoteRequest) },
  spam: spam ?? undefined,
});
