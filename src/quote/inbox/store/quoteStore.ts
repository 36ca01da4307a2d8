import { emptyFields } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import type { Database, Statement } from "./database";

export interface QuoteEntry {
  /** Permanent id, also the idempotency key of its deliveries. */
  readonly id: string;
  /** When it was received, ISO date-time. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
  readonly spam?: string | undefined;
}

/** Stores quote requests in a database or another service. */
export interface QuoteStore {
  /**
   * Saves a request, unless the same one was sent before. Resolves once it is
   * durable, and rejects if it can't be saved.
   * @param spam why it is probably spam
   */
  readonly add: (request: QuoteRequest, spam?: string) => Promise<QuoteEntry>;
}

/** How a request is delivered. Stored in the database. */
export type DeliveryChannel = "forward" | `mail:${string}`;

const mailPrefix = "mail:";

/** To whom a channel sends e-mail; `undefined` for the service. */
export const recipientOf = (channel: DeliveryChannel): string | undefined =>
  channel.startsWith(mailPrefix) ? channel.slice(mailPrefix.length) : undefined;

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
const repeatWindow = 86_400_000;

/**
 * Statements that store a request, unless the same one was stored within a day,
 * and queue its deliveries.
 */
async function insertions(
  channels: readonly DeliveryChannel[],
  { id, receivedAt, request, spam }: QuoteEntry,
): Promise<Statement[]> {
  const windowBegin = Date.parse(receivedAt) - repeatWindow;
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
    ...channels.map((channel) => ({
      // Inserts nothing if the request was a repeat and thus not inserted.
      sql: `INSERT INTO deliveries (quote_id, channel)
        SELECT id, ?2 FROM quotes WHERE id = ?1`,
      values: [id, channel],
    })),
  ];
}

/**
 * Stores quote requests in a database, repeats within a day only once.
 * @param channels to deliver each request, queued in the same transaction: a server
 *   that is killed forgets none
 */
export const quoteStore = (
  database: Database,
  channels: readonly DeliveryChannel[],
): QuoteStore => ({
  async add(request, spam) {
    const entry: QuoteEntry = {
      id: crypto.randomUUID(),
      receivedAt: new Date().toISOString(),
      request,
      spam,
    };
    await database.write(...(await insertions(channels, entry)));
    return entry;
  },
});

/** A row of the `quotes` table with the columns of an entry. */
export interface QuoteRow {
  readonly id: string;
  readonly received_at: string;
  readonly request: string;
  readonly spam: string | null;
}

export const entryColumns = "id, received_at, request, spam";

/** A request that was saved before the form had a field has that field empty. */
export const entryOf = ({
  id,
  received_at: receivedAt,
  request,
  spam,
}: QuoteRow): QuoteEntry => ({
  id,
  receivedAt,
  request: { ...emptyFields, ...(JSON.parse(request) as QuoteRequest) },
  spam: spam ?? undefined,
});
