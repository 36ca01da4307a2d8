import type { Database } from "../store/database";
import type { DeliveryWay } from "../store/quoteStore";
import { withoutAddresses } from "./withoutAddresses";

/** Requests that could not be delivered in a way so far. */
export interface Waiting {
  /** `null` for requests that were queued for no way at all. */
  readonly way: DeliveryWay | null;
  readonly count: number;
  /** When the first of them was received, ISO date-time. */
  readonly since: string;
  /** Why the last attempt failed; `null` during the next one. */
  readonly reason: string | null;
}

/** The requests that wait and aren't marked as handled, by way. */
export const readWaiting = (database: Database): Promise<readonly Waiting[]> =>
  database.read<Waiting>({
    sql: `SELECT way, COUNT(*) AS count, MIN(received_at) AS since,
      MAX(result) AS reason
      FROM quotes LEFT JOIN deliveries ON id = quote_id
      WHERE handled_at IS NULL AND delivered_at IS NULL
      AND (way IS NULL OR attempts > 1 OR result IS NOT NULL)
      GROUP BY way`,
    values: [],
  });

/** Whether somebody is told of requests, for monitors. It has no addresses. */
export interface Notification {
  readonly status: "working" | "failing" | "off" | "misconfigured";
  /** How many requests wait in the way in which most do. */
  readonly waiting?: number;
  /** When the first of them was received, ISO date-time. */
  readonly since?: string;
  readonly reason?: string | undefined;
}

/** @param ways in which requests are delivered now */
export async function notificationOf(
  database: Database,
  ways: readonly DeliveryWay[],
): Promise<Notification> {
  if (!ways.length) return { status: "off" };
  const found = (await readWaiting(database))
    .filter(({ way }) => way !== null && ways.includes(way))
    .sort((a, b) => b.count - a.count);
  const [most] = found;
  if (!most) return { status: "working" };
  return {
    status: "failing",
    waiting: most.count,
    since: most.since,
    reason: most.reason === null ? undefined : withoutAddresses(most.reason),
  };
}
