import type { Database } from "../store/database";
import { quoteColumns, parseQuoteRequestRow } from "../store/quoteStore";
import type {
  ChannelId,
  StoredQuoteRequest,
  QuoteRequestRow,
} from "../store/quoteStore";

export interface Delivery {
  readonly channel: ChannelId;
  readonly attempts: number;
  /** Number of attempts after which the request may have arrived. */
  readonly uncertainAttempts: number;
  /** Outcome of the last attempt; `null` before the first attempt and during an attempt. */
  readonly result: string | null;
  /** ISO date-time. */
  readonly deliveredAt: string | null;
}

export interface QuoteRequestWithDeliveries extends StoredQuoteRequest {
  /** Time when the request was marked as handled, ISO date-time. */
  readonly handledAt: string | null;
  readonly deliveries: readonly Delivery[];
}

interface QuoteWithDeliveriesRow extends QuoteRequestRow {
  readonly handled_at: string | null;
  readonly deliveries: string;
}

const columns = `${quoteColumns}, handled_at, (
  SELECT json_group_array(json_object('channel', channel, 'attempts', attempts,
    'uncertainAttempts', uncertain_attempts, 'result', result,
    'deliveredAt', delivered_at) ORDER BY channel)
  FROM deliveries WHERE quote_id = id) AS deliveries`;

const parseRow = (row: QuoteWithDeliveriesRow): QuoteRequestWithDeliveries => ({
  ...parseQuoteRequestRow(row),
  handledAt: row.handled_at,
  deliveries: JSON.parse(row.deliveries) as Delivery[],
});

/** Reads all requests and their deliveries, oldest first. */
export async function readStoredQuoteRequests(
  database: Database,
): Promise<QuoteRequestWithDeliveries[]> {
  const rows = await database.read<QuoteWithDeliveriesRow>({
    sql: `SELECT ${columns} FROM quotes ORDER BY received_at, rowid`,
    values: [],
  });
  return rows.map(parseRow);
}

/**
 * Reads the request whose id starts with a prefix.
 * @throws if no request or several requests match
 */
export async function readStoredQuoteRequest(
  database: Database,
  idPrefix: string,
): Promise<QuoteRequestWithDeliveries> {
  const [row, secondRow] = await database.read<QuoteWithDeliveriesRow>({
    sql: `SELECT ${columns} FROM quotes
      WHERE ?1 <> '' AND substr(id, 1, length(?1)) = ?1 LIMIT 2`,
    values: [idPrefix],
  });
  if (!row)
    throw new Error(`No request has an id that starts with "${idPrefix}"`);
  if (secondRow)
    throw new Error(
      `Several ids start with "${idPrefix}": write more of the id`,
    );
  return parseRow(row);
}

/** Marks a request as handled, so that it isn't delivered any more, or as not handled. */
export async function setQuoteRequestHandled(
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
 * @returns number of deleted requests
 */
export async function deleteQuoteRequestsByEmail(
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
