import type { Database } from "../storage/database";
import { entryColumns, entryOf } from "../storage/databaseStore";
import type { QuoteRow, WayName } from "../storage/databaseStore";
import type { QuoteEntry } from "../storage/quoteEntry";

/** How far a request has been handed on in one way. */
export interface Delivery {
  readonly quote_id: string;
  readonly way: WayName;
  readonly attempts: number;
  /** What came of the last attempt; nothing before the first and during one. */
  readonly result: string | null;
  /** ISO date-time. */
  readonly delivered_at: string | null;
}

export interface KeptQuote extends QuoteEntry {
  /** ISO date-time at which it was marked as handled. */
  readonly handledAt: string | null;
  readonly deliveries: readonly Delivery[];
}

interface KeptRow extends QuoteRow {
  readonly handled_at: string | null;
}

export const readDeliveries = (
  database: Database,
): Promise<readonly Delivery[]> =>
  database.read<Delivery>({
    sql: `SELECT quote_id, way, attempts, result, delivered_at
      FROM deliveries ORDER BY way`,
    values: [],
  });

/** Every request of an inbox, oldest first, with what has become of it. */
export async function readKept(database: Database): Promise<KeptQuote[]> {
  const byQuote = new Map<string, Delivery[]>();
  for (const delivery of await readDeliveries(database)) {
    const others = byQuote.get(delivery.quote_id);
    if (others) others.push(delivery);
    else byQuote.set(delivery.quote_id, [delivery]);
  }
  const rows = await database.read<KeptRow>({
    sql: `SELECT ${entryColumns}, handled_at
      FROM quotes ORDER BY received_at, rowid`,
    values: [],
  });
  return rows.map((row) => ({
    ...entryOf(row),
    handledAt: row.handled_at,
    deliveries: byQuote.get(row.id) ?? [],
  }));
}

/** How many requests an inbox has. */
export async function countQuotes(database: Database): Promise<number> {
  const [counted] = await database.read<{ quotes: number }>({
    sql: "SELECT COUNT(*) AS quotes FROM quotes",
    values: [],
  });
  return counted?.quotes ?? 0;
}

/** Notes that a request is handled, or is not. */
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
 * Removes a person's requests and what is noted of them, for good.
 * @param email however it is capitalized
 * @returns how many there were
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
