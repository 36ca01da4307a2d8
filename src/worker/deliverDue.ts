import { attempt } from "../server/quotes/delivery/attempt";
import type { Database } from "../server/quotes/storage/database";
import { deliverTo } from "../server/quotes/delivery/deliver";
import { deliveryQueue } from "../server/quotes/delivery/deliveryQueue";

/** A Worker may ask other services so often at a time only. */
const mostAtOnce = 20;

/** Shorter than a Worker may go on after its answer. Milliseconds. */
const timeout = 10_000;

/** Delivers the requests that are due to the service at an address, where one is set. */
export async function deliverDue(
  database: Database,
  url: string | undefined,
): Promise<void> {
  if (!url) return;
  const queue = deliveryQueue(database, "forward");
  for (let done = 0; done < mostAtOnce; done += 1)
    if (!(await attempt(queue, deliverTo(url), timeout))) return;
}
