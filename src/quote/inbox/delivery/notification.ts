import { stripControlChars } from "../../request/quoteTexts";
import type { Database } from "../store/database";
import type { DeliveryChannel } from "../store/quoteStore";

/** What a mail server said, without the addresses that it may repeat from a message. */
export const redactAddresses = (reason: string): string =>
  stripControlChars(reason)
    .replace(/[^\s<>"']+@[^\s<>"']+/g, "…")
    .slice(0, 300);

/** Whether somebody is told of requests, for monitors. It has no addresses. */
export interface Notification {
  readonly status: "working" | "failing" | "off" | "misconfigured";
  /** The number of undelivered requests of the channel with most. */
  readonly waiting?: number;
  /** When the first of them was received, ISO date-time. */
  readonly since?: string;
  /** The last error; missing during the next attempt. */
  readonly reason?: string | undefined;
}

/** @param channels through which requests are delivered now */
export async function notificationOf(
  database: Database,
  channels: readonly DeliveryChannel[],
): Promise<Notification> {
  if (!channels.length) return { status: "off" };
  // What waits in a channel counts once an attempt has failed there.
  const [pending] = await database.read<{
    readonly waiting: number;
    readonly since: string;
    readonly reason: string | null;
  }>({
    sql: `SELECT COUNT(*) AS waiting, MAX(result) AS reason, (
        SELECT received_at FROM deliveries AS each JOIN quotes ON id = quote_id
        WHERE each.channel = deliveries.channel AND each.delivered_at IS NULL
        ORDER BY each.rowid LIMIT 1
      ) AS since
      FROM deliveries WHERE delivered_at IS NULL
        AND channel IN (SELECT value FROM json_each(?1))
      GROUP BY channel HAVING MAX(attempts) > 1 OR reason IS NOT NULL
      ORDER BY waiting DESC LIMIT 1`,
    values: [JSON.stringify(channels)],
  });
  if (!pending) return { status: "working" };
  const { reason, ...others } = pending;
  return {
    status: "failing",
    ...others,
    reason: reason === null ? undefined : redactAddresses(reason),
  };
}
