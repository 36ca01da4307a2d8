import type { Database } from "../store/database";
import { entryColumns, entryOf } from "../store/quoteStore";
import type {
  DeliveryChannel,
  QuoteEntry,
  QuoteRow,
} from "../store/quoteStore";

export interface Delivery {
  readonly channel: DeliveryChannel;
  readonly attempts: number;
  /**
   * The last attempt's outcome; null before the first attempt and during one.
   */
  readonly result: string | null;
  /** ISO date-time. */
  readonly deliveredAt: string | null;
}

export interface SavedQuote extends QuoteEntry {
  /** When it was marked as handled, ISO date-time. */
  readonly handledAt: string | null;
  readonly deliveries: readonly Delivery[];
}

interface SavedRow extends QuoteRow {
  readonly handled_at: string | null;
  readonly deliveries: string;
}

const savedColumns = `${entryColumns}, handled_at, (
  SELECT json_group_array(json_object('channel', channel, 'attempts', attempts,
    'result', result, 'deliveredAt', delivered_at) ORDER BY channel)
  FROM deliveries WHERE quote_id = id) AS deliveries`;

const savedOf = (row: SavedRow): SavedQuote => ({
  ...entryOf(row),
  handledAt: row.handled_at,
  deliveries: JSON.parse(row.deliveries) as Delivery[],
});

/** Reads all requests and their deliveries, oldest first. */
export async function readSaved(database: Database): Promise<SavedQuote[]> {
  const rows = await database.read<SavedRow>({
    sql: `SELECT ${savedColumns} FROM quotes ORDER BY received_at, rowid`,
    values: [],
  });
  return rows.map(savedOf);
}

/**
 * Reads the one request whose id starts with a text.
 * @throws if there is none, or more than one
 */
export async function findSaved(
  database: Database,
  start: string,
): Promise<SavedQuote> {
  const [row, other] = await database.read<SavedRow>({
    sql: `SELECT ${savedColumns} FROM quotes
      WHERE ?1 <> '' AND substr(id, 1, length(?1)) = ?1 LIMIT 2`,
    values: [start],
  });
  if (!row) throw new Error(`No request has an id that starts with "${start}"`);
  if (other)
    throw new Error(`Several ids start with "${start}": write more of the id`);
  return savedOf(row);
}

/** Marks a request as handled, so that nobody has to be told of it, or undoes it. */
export async function markHandled(
  database: Database,
  id: string,
  isHandled: boolean,
): Promise<void> {
  await database.write({
    sql: "UPDATE quotes SET handled_at = ?2 WHERE id = ?1",
    values: [id, isHandled ? new Date().toISOString() : null],
  });
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
