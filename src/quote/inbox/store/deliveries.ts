import type { Database } from "./database";
import { entryColumns, entryOf, hour } from "./quoteStore";
import type { DeliveryChannel, QuoteEntry, QuoteRow } from "./quoteStore";

/** What came of an attempt to deliver one or more requests. */
export interface Attempt {
  readonly delivered: boolean;
  /** The server's answer, or why there was none. */
  readonly result: string;
  /** Whether other requests would fare no better, because nobody is reached. */
  readonly isChannelDown?: boolean;
  /** How long the same requests wait then. Milliseconds. */
  readonly delay?: number;
}

/** What one delivery tells of. */
export type QuoteEntries = readonly [QuoteEntry, ...QuoteEntry[]];

interface Claim {
  readonly entries: QuoteEntries;
  /** Whether they are told of in a list. */
  readonly isList: boolean;
}

/** How long a request that is refused waits after each attempt. Milliseconds. */
const minute = 60_000;

/** How often a list is mailed. Milliseconds. */
const listInterval = 600_000;

/** How many requests one list has. */
const listLength = 5_000;

/** The result of what a list told of. */
const inList = "in a summary";

/** No delay is longer than an hour: what is due later was queued before the clock was set back. */
const isDue = `channel = ?1 AND delivered_at IS NULL
  AND (due_at <= ?2 OR due_at > ?2 + ${hour})`;

const idsOf = (entries: QuoteEntries) =>
  JSON.stringify(entries.map(({ id }) => id));

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

  /** How many requests the next delivery may tell of: none for a while after a list. */
  async function size(): Promise<number> {
    const [lately] = await database.read<{ single: number; listed: number }>({
      sql: `SELECT COUNT(*) FILTER (WHERE result IS NOT ?2) AS single,
          COUNT(*) FILTER (WHERE result = ?2 AND delivered_at > ?3) AS listed
        FROM deliveries WHERE channel = ?1 AND delivered_at > ?4`,
      values: [channel, inList, before(listInterval), before(hour)],
    });
    if (!lately || lately.single < perHour) return 1;
    return lately.listed ? 0 : listLength;
  }

  return {
    /**
     * Claims what is due, for this process alone: the request that was tried least, so
     * that none holds up the others, and of those the newest; or a list of them.
     * @param lease milliseconds after which it is due again if no attempt is recorded
     * @returns `undefined` if nothing is due, or another process was faster
     */
    async claim(lease: number): Promise<Claim | undefined> {
      const limit = await size();
      const now = Date.now();
      const rows = await database.read<QuoteRow>({
        sql: `SELECT ${entryColumns} FROM deliveries JOIN quotes ON id = quote_id
          WHERE ${isDue} AND handled_at IS NULL
          ORDER BY attempts, deliveries.rowid DESC LIMIT ?3`,
        values: [channel, now, limit],
      });
      const [first, ...others] = rows.map(entryOf);
      if (!first) return undefined;
      const entries: QuoteEntries = [first, ...others];
      const [claimed] = await database.write({
        sql: `UPDATE deliveries
          SET attempts = attempts + 1, result = NULL, due_at = ?4
          WHERE ${isDue} AND quote_id IN (SELECT value FROM json_each(?3))`,
        values: [channel, now, idsOf(entries), now + lease],
      });
      return claimed === entries.length
        ? { entries, isList: limit > 1 }
        : undefined;
    },

    /** What reached nobody is due at once: its channel pauses. */
    async record(
      { entries, isList }: Claim,
      { delivered, result, isChannelDown, delay }: Attempt,
    ): Promise<void> {
      await database.write({
        sql: `UPDATE deliveries SET result = ?3, delivered_at = ?4,
            due_at = ?5 + COALESCE(?6, MIN(attempts * ${minute}, ${hour}))
          WHERE channel = ?1 AND quote_id IN (SELECT value FROM json_each(?2))`,
        values: [
          channel,
          idsOf(entries),
          delivered && isList ? inList : result,
          delivered ? before(0) : null,
          Date.now(),
          isChannelDown ? 0 : (delay ?? null),
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
 * @throws if the database can't be read
 */
export async function notificationOf(
  database: Database,
  channels: readonly DeliveryChannel[],
): Promise<Notification> {
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
  if (failing) return { status: "failing", ...failing };
  return { status: channels.length ? "working" : "off" };
}
