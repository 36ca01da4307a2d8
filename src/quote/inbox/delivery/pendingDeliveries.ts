import type { Database } from "../store/database";
import type { DeliveryChannel } from "../store/quoteStore";
import { redactAddresses } from "./redactAddresses";

/** Requests that could not be delivered through a channel so far. */
export interface PendingDeliveries {
  readonly channel: DeliveryChannel;
  readonly count: number;
  /** When the first of them was received, ISO date-time. */
  readonly since: string;
  /** Why the last attempt failed; `null` during the next one. */
  readonly reason: string | null;
}

/** What waits in a channel, if an attempt has failed there. */
async function pendingIn(
  database: Database,
  channel: DeliveryChannel,
): Promise<readonly PendingDeliveries[]> {
  const found = await database.read<PendingDeliveries>({
    sql: `SELECT ?1 AS channel, COUNT(*) AS count, MAX(result) AS reason, (
        SELECT received_at FROM quotes
        WHERE id = (SELECT quote_id FROM deliveries
          WHERE channel = ?1 AND delivered_at IS NULL ORDER BY rowid LIMIT 1)
      ) AS since
      FROM deliveries WHERE channel = ?1 AND delivered_at IS NULL
      HAVING MAX(attempts) > 1 OR reason IS NOT NULL`,
    values: [channel],
  });
  return found;
}

/** What waits after a failed attempt, in each of some channels. */
export async function pendingDeliveries(
  database: Database,
  channels: readonly DeliveryChannel[],
): Promise<readonly PendingDeliveries[]> {
  const each = await Promise.all(
    channels.map((channel) => pendingIn(database, channel)),
  );
  return each.flat();
}

/** Whether somebody is told of requests, for monitors. It has no addresses. */
export interface Notification {
  readonly status: "working" | "failing" | "off" | "misconfigured";
  /** The number of undelivered requests of the channel with most. */
  readonly waiting?: number;
  /** When the first of them was received, ISO date-time. */
  readonly since?: string;
  /** The last error. */
  readonly reason?: string | undefined;
}

/** @param channels through which requests are delivered now */
export async function notificationOf(
  database: Database,
  channels: readonly DeliveryChannel[],
): Promise<Notification> {
  if (!channels.length) return { status: "off" };
  const pending = await pendingDeliveries(database, channels);
  const [largest] = [...pending].sort((a, b) => b.count - a.count);
  if (!largest) return { status: "working" };
  return {
    status: "failing",
    waiting: largest.count,
    since: largest.since,
    reason:
      largest.reason === null ? undefined : redactAddresses(largest.reason),
  };
}
