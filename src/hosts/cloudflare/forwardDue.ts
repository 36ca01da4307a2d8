import { deliverTo } from "../../quote/inbox/delivery/deliver";
import { deliverDue } from "../../quote/inbox/delivery/deliverDue";
import {
  deliveryQueue,
  queueUntold,
} from "../../quote/inbox/delivery/deliveryQueue";
import type { Database } from "../../quote/inbox/store/database";

/** What Cloudflare allows: subrequests of one invocation, and 30 s after a response. */
const limits = { atMost: 20, timeout: 25_000 };

/**
 * Delivers due requests to a service.
 * @param url of the service; without one, nothing is delivered
 */
export async function forwardDue(
  database: Database,
  url: string | undefined,
): Promise<void> {
  if (!url) return;
  const queue = deliveryQueue(database, "forward");
  await deliverDue(queue, deliverTo(url), {
    ...limits,
    onOutcome({ delivered, result }) {
      if (!delivered)
        console.error(
          `A quote request can't be delivered to QUOTE_FORWARD_URL, and delivery is retried: ${result}`,
        );
    },
  });
}

/** Delivers on schedule, also what came before there was a service. */
export async function forwardAll(
  database: Database,
  url: string | undefined,
): Promise<void> {
  if (url) await database.write(...queueUntold(["forward"]));
  await forwardDue(database, url);
}
