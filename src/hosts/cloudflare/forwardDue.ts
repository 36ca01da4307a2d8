import { deliverTo } from "../../quote/inbox/delivery/deliver";
import { deliverDue } from "../../quote/inbox/delivery/deliverDue";
import { deliveryQueue } from "../../quote/inbox/delivery/deliveryQueue";
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
  const queue = deliveryQueue(database, "forward");
  if (url) await deliverDue(queue, deliverTo(url), limits);
}
