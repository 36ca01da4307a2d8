import type { Database } from "./database";
import {
  quoteColumns,
  parseQuoteRequestRow,
  hourMs,
  unnotifiedCondition,
} from "./quoteStore";
import type {
  ChannelId,
  StoredQuoteRequest,
  QuoteRequestRow,
} from "./quoteStore";

/** Result of an attempt to deliver one or more requests. */
export interface DeliveryAttempt {
  readonly delivered: boolean;
  /** Response of the server, or reason why there is none. */
  readonly result: string;
  /** Whether the failure affects the whole channel, so that other requests would fail, too. */
  readonly isChannelDown?: boolean;
  /** Whether the message may have arrived: it was handed over, but not confirmed. */
  readonly isUncertain?: boolean;
}

/** The requests of one delivery. */
export type QuoteRequestBatch = readonly [
  StoredQuoteRequest,
  ...StoredQuoteRequest[],
];

interface ClaimedBatch {
  readonly quotes: QuoteRequestBatch;
  readonly isSummary: boolean;
}

/** Time until a claim expires, after it was made or prolonged, in milliseconds. */
export const leaseDuration = 120_000;

/** Linear backoff of a rejected request: delay added per attempt, up to an hour, in milliseconds. */
const retryStep = 60_000;

/** Maximum delay of a request that may have arrived, in milliseconds. */
const maxUncertainDelay = 24 * hourMs;

/** SQL expression: exponential backoff of a request that may have arrived, 1 h, 2 h, 4 h, … 24 h. */
const uncertainDelay = `MIN(${hourMs} << MIN(uncertain_attempts, 5), ${maxUncertainDelay})`;

/** Minimum interval between summaries, in milliseconds. */
const summaryInterval = 600_000;

/** Maximum number of requests in one summary. */
const maxSummarySize = 5_000;

/** Stored result of requests that were delivered in a summary. */
const summaryResult = "in a summary";

/**
 * SQL condition for due deliveries. A due time beyond the maximum delay counts as due, too: it comes
 * from a wrong clock.
 */
const dueCondition = `channel = ?1 AND delivered_at IS NULL
  AND due_at NOT BETWEEN ?2 + 1
    AND ?2 + IIF(uncertain_attempts, ${maxUncertainDelay}, ${hourMs})`;

const toJsonIds = (quotes: QuoteRequestBatch) =>
  JSON.stringify(quotes.map(({ id }) => id));

/**
 * Creates the queue of a channel. Handled requests stay in the queue, but aren't delivered.
 * @param perHour maximum number of single deliveries per hour; further requests are summarized
 */
export function createDeliveryQueue(
  database: Database,
  channel: ChannelId,
  perHour = Infinity,
) {
  const isoTimeBefore = (milliseconds: number) =>
    new Date(Date.now() - milliseconds).toISOString();

  /**
   * Returns the maximum number of requests in the next delivery; 0 for a while after a summary.
   * Deliveries that a wrong clock has dated in the future don't count.
   */
  async function nextBatchSize(): Promise<number> {
    const [recent] = await database.read<{
      single: number;
      summarized: number;
    }>({
      sql: `SELECT COUNT(*) FILTER (WHERE result IS NOT ?2) AS single,
          COUNT(*) FILTER (WHERE result = ?2 AND delivered_at > ?3) AS summarized
        FROM deliveries
        WHERE channel = ?1 AND delivered_at > ?4 AND delivered_at <= ?5`,
      values: [
        channel,
        summaryResult,
        isoTimeBefore(summaryInterval),
        isoTimeBefore(hourMs),
        isoTimeBefore(0),
      ],
    });
    if (!recent || recent.single < perHour) return 1;
    return recent.summarized ? 0 : maxSummarySize;
  }

  return {
    /**
     * Claims due requests for this process: first those with the fewest attempts, so that a
     * failing request doesn't block others, and among these the newest. The claim expires unless
     * it is prolonged or an attempt is recorded.
     * @returns one request or a summary; `undefined` if nothing is due, or another
     *   process was faster
     */
    async claim(): Promise<ClaimedBatch | undefined> {
      const batchSize = await nextBatchSize();
      const now = Date.now();
      const rows = await database.read<QuoteRequestRow>({
        sql: `SELECT ${quoteColumns} FROM deliveries JOIN quotes ON id = quote_id
          WHERE ${dueCondition} AND handled_at IS NULL
          ORDER BY attempts, deliveries.rowid DESC LIMIT ?3`,
        values: [channel, now, batchSize],
      });
      const [first, ...others] = rows.map(parseQuoteRequestRow);
      if (!first) return undefined;
      const quotes: QuoteRequestBatch = [first, ...others];
      const [claimed] = await database.write({
        sql: `UPDATE deliveries
          SET attempts = attempts + 1, result = NULL, due_at = ?4
          WHERE ${dueCondition} AND quote_id IN (SELECT value FROM json_each(?3))`,
        values: [channel, now, toJsonIds(quotes), now + leaseDuration],
      });
      return claimed === quotes.length
        ? { quotes, isSummary: batchSize > 1 }
        : undefined;
    },

    /** Prolongs the claim of a running attempt. */
    async prolong({ quotes }: ClaimedBatch): Promise<void> {
      await database.write({
        sql: `UPDATE deliveries SET due_at = ?3
          WHERE channel = ?1 AND result IS NULL
            AND quote_id IN (SELECT value FROM json_each(?2))`,
        values: [channel, toJsonIds(quotes), Date.now() + leaseDuration],
      });
    },

    /**
     * Records the result of an attempt. After a failure of the whole channel, the requests stay
     * due: the worker has a backoff for the channel.
     */
    async record(
      { quotes, isSummary }: ClaimedBatch,
      { delivered, result, isChannelDown, isUncertain }: DeliveryAttempt,
    ): Promise<void> {
      await database.write({
        sql: `UPDATE deliveries SET result = ?3, delivered_at = ?4,
            uncertain_attempts = uncertain_attempts + ?6,
            due_at = ?5 + CASE WHEN ?6 THEN ${uncertainDelay} WHEN ?7 THEN 0
              ELSE MIN(attempts * ${retryStep}, ${hourMs}) END
          WHERE channel = ?1 AND quote_id IN (SELECT value FROM json_each(?2))`,
        values: [
          channel,
          toJsonIds(quotes),
          delivered && isSummary ? summaryResult : result,
          delivered ? isoTimeBefore(0) : null,
          Date.now(),
          Number(isUncertain ?? false),
          Number(isChannelDown ?? false),
        ],
      });
    },
  };
}

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

/** State of the deliveries, for monitors. The health check publishes it: it has no email addresses. */
export interface DeliveryStatus {
  readonly status: "working" | "failing" | "off" | "misconfigured";
  /** Names of the invalid settings. */
  readonly ignoredSettings?: readonly string[];
  /**
   * Number of undelivered requests in the channel that has the most; with an invalid setting,
   * of all undelivered requests.
   */
  readonly waiting?: number;
  /** Time when the first of the waiting requests was received, ISO date-time. */
  readonly since?: string;
}

/** Time in the queue after which a request is overdue, in milliseconds. */
const overdueAfter = 1_800_000;

/**
 * Reads whether deliveries work. A channel is failing while it has an unhandled request that is
 * overdue, or undelivered after a failed or unfinished attempt. A queue time in the future
 * counts as overdue: it comes from a wrong clock.
 * @param channels channels that are configured now
 * @throws if the database can't be read
 */
export async function readDeliveryStatus(
  database: Database,
  channels: readonly ChannelId[],
): Promise<DeliveryStatus> {
  const [failing] = await database.read<{ waiting: number; since: string }>({
    sql: `SELECT COUNT(*) AS waiting, MIN(received_at) AS since
      FROM deliveries JOIN quotes ON id = quote_id
      WHERE delivered_at IS NULL AND handled_at IS NULL
        AND channel IN (SELECT value FROM json_each(?1))
      GROUP BY channel
      HAVING MAX(result IS NOT NULL OR attempts > 1
        OR (attempts = 1 AND due_at NOT BETWEEN ?2 + 1 AND ?2 + ${leaseDuration})
        OR queued_at NOT BETWEEN ?2 - ${overdueAfter} AND ?2)
      ORDER BY waiting DESC LIMIT 1`,
    values: [JSON.stringify(channels), Date.now()],
  });
  if (failing) return { status: "failing", ...failing };
  return { status: channels.length ? "working" : "off" };
}

/**
 * Reads how many requests wait while a setting is invalid: requests that are queued for any
 * channel, because the invalid setting may hide the channel, and requests that nobody was
 * notified of.
 * @throws if the database can't be read
 */
export async function readUnnotifiedBacklog(
  database: Database,
): Promise<Pick<DeliveryStatus, "waiting" | "since">> {
  const [undelivered] = await database.read<{ waiting: number; since: string }>(
    {
      sql: `SELECT COUNT(*) AS waiting, MIN(received_at) AS since FROM quotes
        WHERE handled_at IS NULL AND (${unnotifiedCondition} OR EXISTS (
          SELECT 1 FROM deliveries WHERE quote_id = id AND delivered_at IS NULL))`,
      values: [],
    },
  );
  return undelivered?.waiting ? undelivered : {};
}
