import type { Database, Statement } from "../store/database";
import type { Outcome } from "./deliver";
import { entryColumns, entryOf } from "../store/quoteStore";
import type {
  DeliveryChannel,
  QuoteEntry,
  QuoteRow,
} from "../store/quoteStore";

interface Claim {
  readonly entry: QuoteEntry;
  readonly attempts: number;
}

export interface DeliveryQueue {
  /**
   * Claims the newest request that is due, for this process alone.
   * @param lease milliseconds after which it is due again if no outcome is recorded
   */
  readonly claim: (lease: number) => Promise<Claim | undefined>;
  readonly record: (claim: Claim, outcome: Outcome) => Promise<void>;
}

interface QueueOptions {
  /** Delay after a first failure, which doubles with each one. Milliseconds. */
  readonly first?: number;
  /** Longest delay. Milliseconds. */
  readonly longest?: number;
  /** How many deliveries succeed within an hour; the others wait. */
  readonly perHour?: number;
}

/** Also due if `due_at` is too far ahead: the clock was set back. */
const isDue =
  "channel = ?1 AND delivered_at IS NULL AND (due_at <= ?2 OR due_at > ?2 + ?3)";

/** The result of what a summary told of. */
export const inSummary = "in a summary";

/** Whether a channel has delivered one by one as often within an hour as it may. */
export async function isHourFull(
  database: Database,
  channel: DeliveryChannel,
  perHour: number,
): Promise<boolean> {
  const [delivered] = await database.read<{ count: number }>({
    sql: `SELECT COUNT(*) AS count FROM deliveries
      WHERE channel = ?1 AND delivered_at > ?2 AND result IS NOT ?3`,
    values: [
      channel,
      new Date(Date.now() - 3_600_000).toISOString(),
      inSummary,
    ],
  });
  return (delivered?.count ?? 0) >= perHour;
}

/**
 * Queues the requests that nobody was told of, without probable spam, for channels
 * that were set up after them.
 */
export const queueUntold = (channels: readonly DeliveryChannel[]) =>
  channels.map((channel): Statement => ({
    sql: `INSERT OR IGNORE INTO deliveries (quote_id, channel)
        SELECT id, ?1 FROM quotes
        WHERE handled_at IS NULL AND spam IS NULL AND NOT EXISTS (
          SELECT 1 FROM deliveries
          WHERE quote_id = id AND delivered_at IS NOT NULL)
        ORDER BY received_at, rowid`,
    values: [channel],
  }));

export function deliveryQueue(
  database: Database,
  channel: DeliveryChannel,
  { first = 1000, longest = 300_000, perHour = Infinity }: QueueOptions = {},
): DeliveryQueue {
  const statement = (sql: string, ...values: Statement["values"]) => ({
    sql,
    values: [channel, ...values],
  });
  return {
    async claim(lease) {
      for (;;) {
        if (await isHourFull(database, channel, perHour)) return undefined;
        const now = Date.now();
        const [due] = await database.read<QuoteRow & { attempts: number }>(
          statement(
            `SELECT ${entryColumns}, attempts
            FROM deliveries JOIN quotes ON id = quote_id
            WHERE ${isDue} ORDER BY deliveries.rowid DESC LIMIT 1`,
            now,
            Math.max(longest, lease),
          ),
        );
        if (!due) return undefined;
        const { id, attempts } = due;
        const [claimed] = await database.write(
          statement(
            `UPDATE deliveries
            SET attempts = attempts + 1, result = NULL, due_at = ?4
            WHERE channel = ?1 AND quote_id = ?2 AND attempts = ?3`,
            id,
            attempts,
            now + lease,
          ),
        );
        // Otherwise another process was faster.
        if (claimed) return { entry: entryOf(due), attempts: attempts + 1 };
      }
    },

    async record({ entry, attempts }, { delivered, result }) {
      const now = Date.now();
      const delay = Math.min(first * 2 ** (attempts - 1), longest);
      await database.write(
        statement(
          `UPDATE deliveries SET result = ?3, delivered_at = ?4, due_at = ?5
          WHERE channel = ?1 AND quote_id = ?2`,
          entry.id,
          result,
          delivered ? new Date(now).toISOString() : null,
          now + delay,
        ),
      );
    },
  };
}
