import type { Database } from "./database";
import { quoteColumns, parseQuoteRow, hourMs } from "./quoteStore";
import type { DeliveryChannel, StoredQuote, QuoteRow } from "./quoteStore";

/** What came of an attempt to deliver one or more requests. */
export interface DeliveryAttempt {
  readonly delivered: boolean;
  /** The server's answer, or why there was none. */
  readonly result: string;
  /** Whether other requests would fare no better, because nobody is reached. */
  readonly isChannelDown?: boolean;
  /** How long the same requests wait then. Milliseconds. */
  readonly delay?: number;
}

/** What one delivery tells of. */
export type QuoteBatch = readonly [StoredQuote, ...StoredQuote[]];

interface ClaimedBatch {
  readonly quotes: QuoteBatch;
  /** Whether they are told of in a list. */
  readonly isSummary: boolean;
}

/** How long a request that is refused waits after each attempt. Milliseconds. */
const retryStep = 60_000;

/** How often a list is mailed. Milliseconds. */
const summaryInterval = 600_000;

/** How many requests one list has. */
const maxSummarySize = 5_000;

/** The result of what a list told of. */
const summaryResult = "in a summary";

/** No delay is longer than an hour: what is due later was queued before the clock was set back. */
const dueCondition = `channel = ?1 AND delivered_at IS NULL
  AND (due_at <= ?2 OR due_at > ?2 + ${hourMs})`;

const toJsonIds = (quotes: QuoteBatch) =>
  JSON.stringify(quotes.map(({ id }) => id));

/**
 * What one channel has to deliver. Requests that are handled wait.
 * @param perHour how many deliveries succeed within an hour; the others are listed
 */
export function createDeliveryQueue(
  database: Database,
  channel: DeliveryChannel,
  perHour = Infinity,
) {
  const isoTimeBefore = (milliseconds: number) =>
    new Date(Date.now() - milliseconds).toISOString();

  /** How many requests the next delivery may tell of: none for a while after a list. */
  async function nextBatchSize(): Promise<number> {
    const [recent] = await database.read<{ single: number; listed: number }>({
      sql: `SELECT COUNT(*) FILTER (WHERE result IS NOT ?2) AS single,
          COUNT(*) FILTER (WHERE result = ?2 AND delivered_at > ?3) AS listed
        FROM deliveries WHERE channel = ?1 AND delivered_at > ?4`,
      values: [
        channel,
        summaryResult,
        isoTimeBefore(summaryInterval),
        isoTimeBefore(hourMs),
      ],
    });
    if (!recent || recent.single < perHour) return 1;
    return recent.listed ? 0 : maxSummarySize;
  }

  return {
    /**
     * Claims what is due, for this process alone: the request that was tried least, so
     * that none holds up the others, and of those the newest; or a list of them.
     * @param lease milliseconds after which it is due again if no attempt is recorded
     * @returns `undefined` if nothing is due, or another process was faster
     */
    async claim(lease: number): Promise<ClaimedBatch | undefined> {
      const batchSize = await nextBatchSize();
      const now = Date.now();
      const rows = await database.read<QuoteRow>({
        sql: `SELECT ${quoteColumns} FROM deliveries JOIN quotes ON id = quote_id
          WHERE ${dueCondition} AND handled_at IS NULL
          ORDER BY attempts, deliveries.rowid DESC LIMIT ?3`,
        values: [channel, now, batchSize],
      });
      const [first, ...others] = rows.map(parseQuoteRow);
      if (!first) return undefined;
      const quotes: QuoteBatch = [first, ...others];
      const [claimed] = await database.write({
        sql: `UPDATE deliveries
          SET attempts = attempts + 1, result = NULL, due_at = ?4
          WHERE ${dueCondition} AND quote_id IN (SELECT value FROM json_each(?3))`,
        values: [channel, now, toJsonIds(quotes), now + lease],
      });
      return claimed === quotes.length
        ? { quotes, isSummary: batchSize > 1 }
        : undefined;
    },

    /** What reached nobody is due at once: its channel pauses. */
    async record(
      { quotes, isSummary }: ClaimedBatch,
      { delivered, result, isChannelDown, delay }: DeliveryAttempt,
    ): Promise<void> {
      await database.write({
        sql: `UPDATE deliveries SET result = ?3, delivered_at = ?4,
            due_at = ?5 + COALESCE(?6, MIN(attempts * ${retryStep}, ${hourMs}))
          WHERE channel = ?1 AND quote_id IN (SELECT value FROM json_each(?2))`,
        values: [
          channel,
          toJsonIds(quotes),
          delivered && isSummary ? summaryResult : result,
          delivered ? isoTimeBefore(0) : null,
          Date.now(),
          isChannelDown ? 0 : (delay ?? null),
        ],
      });
    },
  };
}

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

/** Whether somebody is told of requests, for monitors. It has no addresses. */
export interface NotificationStatus {
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
export async function readNotificationStatus(
  database: Database,
  channels: readonly DeliveryChannel[],
): Promise<NotificationStatus> {
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
