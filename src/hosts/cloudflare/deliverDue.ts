import { attempt } from "../../quote/inbox/delivery/attempt";
import type { Database } from "../../quote/inbox/store/database";
import { deliverTo } from "../../quote/inbox/delivery/deliver";
import { deliveryQueue } from "../../quote/inbox/delivery/deliveryQueue";

/** Cloudflare limits how many subrequests one invocation may make. */
const maxDeliveries = 20;

/** Shorter than the 30 s that a Worker may run after its response. Milliseconds. */
const timeout = 25_000;

/**
 * Delivers due requests to a service.
 * @param url of the service; without one, nothing is delivered
 */
export async function deliverDue(
  database: Database,
  url: string | undefined,
): Promise<void> {
  if (!url) return;
  const queue = deliveryQueue(database, "forward");
  for (let done = 0; done < maxDeliveries; done += 1)
    if (!(await attempt(queue, deliverTo(url), timeout))) return;
}
