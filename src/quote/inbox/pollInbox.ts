import type { Receiver } from "./createReceiver";
import type { DeliveryWorker } from "./delivery/deliveryWorker";
import type { Inbox } from "./store/inbox";

/** Interval between polls, in milliseconds. */
const pollInterval = 1000;

/**
 * Polls the inbox: checks whether its file was replaced, and starts due deliveries. The first
 * successful poll queues the requests that were never delivered.
 * @returns a function that ends the polling
 */
export function pollInbox(
  inbox: Inbox,
  receiver: Pick<Receiver, "queueUndelivered">,
  workers: readonly DeliveryWorker[],
): () => void {
  let areDeliveriesQueued = false;
  let currentPoll: Promise<void> | undefined;

  async function poll(): Promise<void> {
    // Any statement checks the file.
    if (areDeliveriesQueued) await inbox.read({ sql: "SELECT 1", values: [] });
    else await receiver.queueUndelivered();
    areDeliveriesQueued = true;
    for (const worker of workers) worker.poll();
  }

  /** Starts a poll, unless one is running. A failed poll is repeated at the next interval. */
  function startPoll(): void {
    currentPoll ??= poll()
      .catch(() => undefined)
      .finally(() => {
        currentPoll = undefined;
      });
  }

  startPoll();
  const timer = setInterval(startPoll, pollInterval);
  return () => clearInterval(timer);
}
