import { emptyFields } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import { contentsDigest } from "./contentsDigest";
import type { Database, Statement } from "./database";
import { newEntry } from "./quoteEntry";
import type { QuoteEntry, QuoteStore } from "./quoteEntry";
import type { LocalDatabase } from "./inbox";

/** How a request is delivered. Stored in the database. */
export type DeliveryWay = "forward" | `mail:${string}`;

/** A row of the `quotes` table with the columns of an entry. */
export interface QuoteRow {
  readonly id: string;
  readonly received_at: string;
  readonly request: string;
  readonly spam: string | null;
}

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
 * For how long the same contents count as one request. Milliseconds.
 */
const repeatWindow = 86_400_000;

/** Begin of the window before a moment. ISO date-time. */
const windowBegin = (moment: string) =>
  new Date(Date.parse(moment) - repeatWindow).toISOString();

/** Inserts nothing if the request was a repeat and thus not inserted. */
const insertDelivery = (id: string, way: DeliveryWay): Statement => ({
  sql: `INSERT INTO deliveries (quote_id, way)
    SELECT id, ?2 FROM quotes WHERE id = ?1`,
  values: [id, way],
});

/**
 * Statements that store a request, unless the same one was stored within a day,
 * and queue its deliveries.
 */
async function insertions(
  ways: readonly DeliveryWay[],
  { id, receivedAt, request, spam }: QuoteEntry,
): Promise<Statement[]> {
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
        windowBegin(receivedAt),
      ],
    },
    ...ways.map((way) => insertDelivery(id, way)),
  ];
}

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
    await database.write(...(await insertions(ways, entry)));
    return entry;
  },
});

/** A request that is never stored. */
const probeRequest: QuoteRequest = {
  ...emptyFields,
  message: "x".repeat(100),
  timestamp: "",
  source: "",
};

/**
 * Does what `add` does, and undoes it.
 * @throws if requests can't be saved
 */
export async function checkStore(
  database: LocalDatabase,
  ways: readonly DeliveryWay[],
): Promise<void> {
  const entry = newEntry(probeRequest, undefined);
  await database.check(...(await insertions(ways, entry)));
}
