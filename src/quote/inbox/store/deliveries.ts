import type { Database } from "./database";
import { quoteColumns, parseQuoteRequestRow, hourMs } from "./quoteStore";
import type {
  ChannelId,
  StoredQuoteRequest,
  QuoteRequestRow,
} from "./quoteStore";

/** Result of an attempt to deliver one or more requests. */
export interface DeliveryAttempt {
  readonly delivered: boolean;
  /** The server's response, or why there was none. */
  readonly result: string;
  /** Whether the failure concerns the channel, so that other requests would fail, too. */
  readonly isChannelDown?: boolean;
  /** Whether the whole message was handed over without an answer: it may have arrived. */
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

/** Time that a claim lasts after it was made or prolonged. Milliseconds. */
export const claimLease = 120_000;

/** Added to the delay of a rejected request with each attempt, up to an hour. Milliseconds. */
const retryStep = 60_000;

/** Maximum delay of a request that may have arrived. Milliseconds. */
const maxUncertainDelay = 24 * hourMs;

/** Exponential backoff of a request that may have arrived: 1 h, 2 h, 4 h, … 24 h. SQL. */
const uncertainDelay = `MIN(${hourMs} << MIN(uncertain_attempts, 5), ${maxUncertainDelay})`;

/** Minimum interval between summaries. Milliseconds. */
const summaryInterval = 600_000;

/** Requests in one summary. */
const maxSummarySize = 5_000;

/** Stored as the result of requests that were delivered in a summary. */
const summaryResult = "in a summary";

/** A time due later than any delay comes from a clock that was wrong. SQL. */
const dueCondition = `channel = ?1 AND delivered_at IS NULL
  AND due_at NOT BETWEEN ?2 + 1
    AND ?2 + IIF(uncertain_attempts, ${maxUncertainDelay}, ${hourMs})`;

const toJsonIds = (quotes: QuoteRequestBatch) =>
  JSON.stringify(quotes.map(({ id }) => id));

/**
 * Creates the queue of a channel. Requests that are handled wait.
 * @param perHour deliveries of a single request per hour; further requests are summarized
 */
export function createDeliveryQueue(
  database: Database,
  channel: ChannelId,
  perHour = Infinity,
) {
  const isoTimeBefore = (milliseconds: number) =>
    new Date(Date.now() - milliseconds).toISOString();

  /**
   * Maximum number of requests in the next delivery; 0 for a while after a summary.
   * Deliveries that a wrong clock has dated ahead don't count.
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
     * Claims due requests for this process. Those with the fewest attempts go first, so
     * that none holds up the others, and of these the newest.
     * The claim expires unless it is prolonged or an attempt is recorded.
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
        values: [channel, now, toJsonIds(quotes), now + claimLease],
      });
      return claimed === quotes.length
        ? { quotes, isSummary: batchSize > 1 }
        : undefined;
    },

    /** Prolongs a claim while its attempt goes on. */
    async prolong({ quotes }: ClaimedBatch): Promise<void> {
      await database.write({
        sql: `UPDATE deliveries SET due_at = ?3
          WHERE channel = ?1 AND result IS NULL
            AND quote_id IN (SELECT value FROM json_each(?2))`,
        values: [channel, toJsonIds(quotes), Date.now() + claimLease],
      });
    },

    /** Records an attempt. After a failure of the channel, requests stay due: the channel backs off. */
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

/** Whether somebody is notified of requests, for monitors. Public, so without emails. */
export interface NotificationStatus {
  readonly status: "working" | "failing" | "off" | "misconfigured";
  /** Names of the settings that are wrong. */
  readonly ignoredSettings?: readonly string[];
  /** Number of undelivered requests in the channel that has the most. */
  readonly waiting?: number;
  /** When the first of these requests was received, ISO date-time. */
  readonly since?: string;
}

/** After this time in the queue a request is overdue, whatever keeps it. Milliseconds. */
const overdueAfter = 1_800_000;

/**
 * Reads whether deliveries work. A channel fails from its first failed or unfinished
 * attempt, or its first overdue request, until nothing waits in it. A time in the queue
 * that is ahead of now comes from a wrong clock, and counts as overdue.
 * @param channels those that are set up now
 * @throws if the database can't be read
 */
export async function readNotificationStatus(
  database: Database,
  channels: readonly ChannelId[],
): Promise<NotificationStatus> {
  const [failing] = await database.read<{ waiting: number; since: string }>({
    sql: `SELECT COUNT(*) AS waiting, MIN(received_at) AS since
      FROM deliveries JOIN quotes ON id = quote_id
      WHERE delivered_at IS NULL AND handled_at IS NULL
        AND channel IN (SELECT value FROM json_each(?1))
      GROUP BY channel
      HAVING MAX(result IS NOT NULL OR attempts > 1
        OR (attempts = 1 AND due_at NOT BETWEEN ?2 + 1 AND ?2 + ${claimLease})
        OR queued_at NOT BETWEEN ?2 - ${overdueAfter} AND ?2)
      ORDER BY waiting DESC LIMIT 1`,
    values: [JSON.stringify(channels), Date.now()],
  });
  if (failing) return { status: "failing", ...failing };
  return { status: channels.length ? "working" : "off" };
}
