import type { Deliver, Outcome } from "./deliver";
import { deliverDue } from "./deliverDue";
import type { DeliveryQueue } from "./deliveryQueue";

/**
 * How often the queue is read: for retries, and for requests that another process
 * queued. Milliseconds.
 */
const interval = 5_000;

/** How often a failure that goes on is reported. Milliseconds. */
const reportInterval = 3_600_000;

/** How long closing waits for requests that are due. Milliseconds. */
const grace = 5_000;

interface DelivererOptions {
  readonly queue: DeliveryQueue;
  readonly deliver: Deliver;
  /** Tells of the requests that wait because too many came at once. */
  readonly summarize?: (signal: AbortSignal) => Promise<Outcome | undefined>;
  /** Called if the queue can't be read or an outcome can't be recorded. */
  readonly onError: (error: unknown) => void;
  /** Called with the reason why attempts fail: at first, then once an hour. */
  readonly onFailure: (reason: string) => void;
}

export interface Deliverer {
  /** Reads the queue now, because a request was added. */
  readonly wake: () => void;
  /** Stops; what is left is delivered after the next start. */
  readonly close: () => Promise<void>;
}

/** Delivers the requests of a queue, including those left by an earlier run. */
export function startDeliverer({
  queue,
  deliver,
  summarize,
  onError,
  onFailure,
}: DelivererOptions): Deliverer {
  const abort = new AbortController();
  const { signal } = abort;
  let reportedAt = -Infinity;
  let isAsked = false;
  let running: Promise<void> | undefined;

  function onOutcome({ delivered, result }: Outcome): void {
    if (delivered) reportedAt = -Infinity;
    else if (performance.now() - reportedAt > reportInterval) {
      reportedAt = performance.now();
      onFailure(result);
    }
  }

  async function work(): Promise<void> {
    await deliverDue(queue, deliver, { signal, onOutcome });
    const outcome = await summarize?.(signal);
    if (outcome) onOutcome(outcome);
  }

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await work().catch(onError);
    }
    running = undefined;
  }

  function wake(): void {
    isAsked = true;
    running ??= run();
  }

  wake();
  const timer = setInterval(wake, interval);
  return {
    wake,
    async close() {
      clearInterval(timer);
      const end = setTimeout(() => abort.abort(), grace);
      await running;
      clearTimeout(end);
    },
  };
}
