import type { Database, Statement } from "../store/database";
import type { Outcome } from "./deliver";
import { entryColumns, entryOf } from "../store/quoteStore";
import type { DeliveryWay, QuoteEntry, QuoteRow } from "../store/quoteStore";

/** Exponential backoff: the delay doubles with each failure. Milliseconds. */
interface Backoff {
  readonly first: number;
  readonly longest: number;
}

const defaultBackoff: Backoff = { first: 1000, longest: 900_000 };

interface Claim {
  readonly entry: QuoteEntry;
  readonly attempts: number;
}

export interface DeliveryQueue {
  /**
   * Queues every unhandled request that isn't queued yet, and makes failed ones
   * due now.
   */
  readonly resume: () => Promise<void>;
  /**
   * Claims the request that is due first, for this process alone.
   * @param lease milliseconds after which it is due again if no outcome is recorded
   */
  readonly claim: (lease: number) => Promise<Claim | undefined>;
  readonly record: (claim: Claim, outcome: Outcome) => Promise<void>;
}

/** Also due if `due_at` is too far ahead: the clock was set back. */
const isDue =
  "way = ?1 AND delivered_at IS NULL AND (due_at <= ?2 OR due_at > ?2 + ?3)";

export function deliveryQueue(
  database: Database,
  way: DeliveryWay,
  { first, longest }: Backoff = defaultBackoff,
): DeliveryQueue {
  const statement = (sql: string, ...values: Statement["values"]) => ({
    sql,
    values: [way, ...values],
  });
  return {
    async resume() {
      await database.write(
        statement(`INSERT INTO deliveries (quote_id, way)
          SELECT id, ?1 FROM quotes
          WHERE handled_at IS NULL
          AND id NOT IN (SELECT quote_id FROM deliveries WHERE way = ?1)
          ORDER BY received_at, rowid`),
        statement(`UPDATE deliveries SET due_at = 0
          WHERE way = ?1 AND delivered_at IS NULL AND result IS NOT NULL`),
      );
    },

    async claim(lease) {
      for (;;) {
        const now = Date.now();
        const [due] = await database.read<QuoteRow & { attempts: number }>(
          statement(
            `SELECT ${entryColumns}, attempts
            FROM deliveries JOIN quotes ON id = quote_id
            WHERE ${isDue} ORDER BY due_at LIMIT 1`,
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
            WHERE way = ?1 AND quote_id = ?2 AND attempts = ?3`,
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
          WHERE way = ?1 AND quote_id = ?2`,
          entry.id,
          result,
          delivered ? new Date(now).toISOString() : null,
          now + delay,
        ),
      );
    },
  };
}
