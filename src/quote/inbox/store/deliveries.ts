import type { Database } from "./database";
import { entryColumns, entryOf, hour } from "./quoteStore";
import type { DeliveryChannel, QuoteEntry, QuoteRow } from "./quoteStore";

/** What came of an attempt to deliver a request. */
export interface Attempt {
  readonly delivered: boolean;
  /** The server's answer, or why there was none. */
  readonly result: string;
  /** Whether other requests would fare no better, because nobody is reached. */
  readonly isChannelDown?: boolean;
  /** How long the same request waits then. Milliseconds. */
  readonly delay?: number;
}

interface Claim {
  readonly entry: QuoteEntry;
  readonly attempts: number;
}

/** How long a request that is refused waits after each attempt. Milliseconds. */
const minute = 60_000;

/** How often a list is mailed. Milliseconds. */
const listInterval = 600_000;

/** How many requests one list has. */
const listLength = 5_000;

/** The result of what a list told of. */
const inList = "in a summary";

const waits =
  "channel = ?1 AND delivered_at IS NULL AND handled_at IS NULL" as const;

/**
 * What one channel has to deliver. Requests that are handled wait.
 * @param perHour how many deliveries succeed within an hour; the others are listed
 */
export function deliveryQueue(
  database: Database,
  channel: DeliveryChannel,
  perHour = Infinity,
) {
  const before = (milliseconds: number) =>
    new Date(Date.now() - milliseconds).toISOString();

  /** Whether as many were delivered one by one within an hour as may be. */
  async function isHourFull(): Promise<boolean> {
    const [delivered] = await database.read<{ count: number }>({
      sql: `SELECT COUNT(*) AS count FROM deliveries
        WHERE channel = ?1 AND delivered_at > ?2 AND result IS NOT ?3`,
      values: [channel, before(hour), inList],
    });
    return (delivered?.count ?? 0) >= perHour;
  }

  return {
    /**
     * Claims a request that is due, for this process alone: one that was tried least,
     * so that none holds up the others, and of those the newest. No delay is longer than
     * an hour: what is due later was queued before the clock was set back.
     * @param lease milliseconds after which it is due again if no attempt is recorded
     * @returns `undefined` if nothing is due, or another process was faster
     */
    async claim(lease: number): Promise<Claim | undefined> {
      if (await isHourFull()) return undefined;
      const now = Date.now();
      const [due] = await database.read<QuoteRow & { attempts: number }>({
        sql: `SELECT ${entryColumns}, attempts
          FROM deliveries JOIN quotes ON id = quote_id
          WHERE ${waits} AND (due_at <= ?2 OR due_at > ?2 + ${hour})
          ORDER BY attempts, deliveries.rowid DESC LIMIT 1`,
        values: [channel, now],
      });
      if (!due) return undefined;
      const { id, attempts } = due;
      const [claimed] = await database.write({
        sql: `UPDATE deliveries
          SET attempts = attempts + 1, result = NULL, due_at = ?4
          WHERE channel = ?1 AND quote_id = ?2 AND attempts = ?3`,
        values: [channel, id, attempts, now + lease],
      });
      return claimed
        ? { entry: entryOf(due), attempts: attempts + 1 }
        : undefined;
    },

    /** One that reached nobody is due at once: its channel pauses. */
    async record(
      { entry, attempts }: Claim,
      { delivered, result, isChannelDown, delay }: Attempt,
    ): Promise<void> {
      const now = Date.now();
      const refused = delay ?? Math.min(attempts * minute, hour);
      await database.write({
        sql: `UPDATE deliveries SET result = ?3, delivered_at = ?4, due_at = ?5
          WHERE channel = ?1 AND quote_id = ?2`,
        values: [
          channel,
          entry.id,
          result,
          delivered ? new Date(now).toISOString() : null,
          isChannelDown ? now : now + refused,
        ],
      });
    },

    /** The requests to list in a mail: more came than are delivered one by one. */
    async unlisted(): Promise<readonly QuoteEntry[]> {
      if (!(await isHourFull())) return [];
      const rows = await database.read<QuoteRow>({
        sql: `SELECT ${entryColumns} FROM deliveries JOIN quotes ON id = quote_id
          WHERE ${waits} AND NOT EXISTS (
            SELECT 1 FROM deliveries
            WHERE channel = ?1 AND delivered_at > ?2 AND result = ?3)
          ORDER BY deliveries.rowid DESC LIMIT ${listLength}`,
        values: [channel, before(listInterval), inList],
      });
      return rows.map(entryOf);
    },

    async recordListed(entries: readonly QuoteEntry[]): Promise<void> {
      await database.write({
        sql: `UPDATE deliveries SET result = ?2, delivered_at = ?3
          WHERE channel = ?1 AND delivered_at IS NULL
          AND quote_id IN (SELECT value FROM json_each(?4))`,
        values: [
          channel,
          inList,
          before(0),
          JSON.stringify(entries.map(({ id }) => id)),
        ],
      });
    },
  };
}

export type DeliveryQueue = ReturnType<typeof deliveryQueue>;

/** Whether somebody is told of requests, for monitors. It has no addresses. */
export interface Notification {
  readonly status: "working" | "failing" | "off" | "misconfigured";
  /** The number of undelivered requests of the channel with most. */
  readonly waiting?: number;
  /** When the first of them was received, ISO date-time. */
  readonly since?: string;
}

/**
 * A channel fails from its first failed attempt on, also one that never ended, until
 * nothing waits there.
 * @param channels through which requests are delivered now
 */
export async function notificationOf(
  database: Database,
  channels: readonly DeliveryChannel[],
): Promise<Notification> {
  if (!channels.length) return { status: "off" };
  const [failing] = await database.read<{ waiting: number; since: string }>({
    sql: `SELECT COUNT(*) AS waiting, MIN(received_at) AS since
      FROM deliveries JOIN quotes ON id = quote_id
      WHERE delivered_at IS NULL AND handled_at IS NULL
        AND channel IN (SELECT value FROM json_each(?1))
      GROUP BY channel
      HAVING MAX(result IS NOT NULL OR attempts > 1
        OR (attempts = 1 AND due_at <= ?2))
      ORDER BY waiting DESC LIMIT 1`,
    values: [JSON.stringify(channels), Date.now()],
  });
  return failing ? { status: "failing", ...failing } : { status: "working" };
}
