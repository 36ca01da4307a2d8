import type { Database } from "../store/database";
import { entryColumns, entryOf } from "../store/quoteStore";
import type {
  DeliveryChannel,
  QuoteEntry,
  QuoteRow,
} from "../store/quoteStore";

export interface Delivery {
  readonly quote_id: string;
  readonly channel: DeliveryChannel;
  readonly attempts: number;
  /**
   * The last attempt's outcome; null before the first attempt and during one.
   */
  readonly result: string | null;
  /** ISO date-time. */
  readonly delivered_at: string | null;
}

export interface SavedQuote extends QuoteEntry {
  /** When it was marked as handled, ISO date-time. */
  readonly handledAt: string | null;
  readonly deliveries: readonly Delivery[];
}

interface SavedRow extends QuoteRow {
  readonly handled_at: string | null;
  readonly rowid: number;
}

export const readDeliveries = (
  database: Database,
  ids: readonly string[],
): Promise<readonly Delivery[]> =>
  database.read<Delivery>({
    sql: `SELECT quote_id, channel, attempts, result, delivered_at FROM deliveries
      WHERE quote_id IN (SELECT value FROM json_each(?1)) ORDER BY channel`,
    values: [JSON.stringify(ids)],
  });

/** How many requests are read at once. */
const pageSize = 500;

/** Reads all requests and their deliveries, oldest first, some at a time. */
export async function* savedPages(
  database: Database,
): AsyncGenerator<readonly SavedQuote[]> {
  let last: Pick<SavedRow, "received_at" | "rowid"> | undefined = {
    received_at: "",
    rowid: 0,
  };
  while (last) {
    const rows: readonly SavedRow[] = await database.read<SavedRow>({
      sql: `SELECT ${entryColumns}, handled_at, rowid FROM quotes
        WHERE (received_at, rowid) > (?1, ?2)
        ORDER BY received_at, rowid LIMIT ${pageSize}`,
      values: [last.received_at, last.rowid],
    });
    last = rows.at(-1);
    if (last) yield await withDeliveries(database, rows);
  }
}

/** Reads all requests and their deliveries, oldest first. */
export async function readSaved(database: Database): Promise<SavedQuote[]> {
  const saved: SavedQuote[] = [];
  for await (const page of savedPages(database)) saved.push(...page);
  return saved;
}

/**
 * Reads the one request whose id starts with a text.
 * @throws if there is none, or more than one
 */
export async function findSaved(
  database: Database,
  start: string,
): Promise<SavedQuote> {
  const rows = await database.read<SavedRow>({
    sql: `SELECT ${entryColumns}, handled_at, rowid FROM quotes
      WHERE ?1 <> '' AND substr(id, 1, length(?1)) = ?1 LIMIT 2`,
    values: [start],
  });
  const [quote, other] = await withDeliveries(database, rows);
  if (!quote)
    throw new Error(`No request has an id that starts with "${start}"`);
  if (other)
    throw new Error(`Several ids start with "${start}": write more of the id`);
  return quote;
}

async function withDeliveries(
  database: Database,
  rows: readonly SavedRow[],
): Promise<readonly SavedQuote[]> {
  const byQuote = new Map<string, Delivery[]>();
  const ids = rows.map(({ id }) => id);
  for (const delivery of await readDeliveries(database, ids)) {
    const others = byQuote.get(delivery.quote_id);
    if (others) others.push(delivery);
    else byQuote.set(delivery.quote_id, [delivery]);
  }
  return rows.map((row) => ({
    ...entryOf(row),
    handledAt: row.handled_at,
    deliveries: byQuote.get(row.id) ?? [],
  }));
}

/** Marks a request as handled, so that nobody has to be told of it, or undoes it. */
export async function markHandled(
  database: Database,
  id: string,
  isHandled: boolean,
): Promise<void> {
  await database.write(
    {
      sql: "UPDATE quotes SET handled_at = ?2 WHERE id = ?1",
      values: [id, isHandled ? new Date().toISOString() : null],
    },
    {
      sql: `DELETE FROM deliveries WHERE delivered_at IS NULL AND quote_id = (
        SELECT id FROM quotes WHERE id = ?1 AND handled_at IS NOT NULL)`,
      values: [id],
    },
  );
}

/**
 * Permanently deletes a person's requests and their deliveries.
 * @param email in any case
 * @returns how many requests were deleted
 */
export async function deleteByEmail(
  database: Database,
  email: string,
): Promise<number> {
  const [deleted = 0] = await database.write({
    sql: `DELETE FROM quotes
      WHERE lower(trim(json_extract(request, '$.email'))) = lower(trim(?1))`,
    values: [email],
  });
  return deleted;
}
