import type { Deliver, Outcome } from "./deliver";
import type { DeliveryQueue } from "./deliveryQueue";

interface DeliveryOptions {
  /**
   * Timeout of one attempt. A service that is only slow would otherwise get the
   * same request again and again. Milliseconds.
   */
  readonly timeout?: number | undefined;
  /** After how many attempts to stop. */
  readonly atMost?: number;
  /** Aborts the attempt, which is the last one then. */
  readonly signal?: AbortSignal;
  readonly onOutcome?: (outcome: Outcome) => void;
}

/**
 * Delivers the requests of a queue that are due, one at a time, the newest first.
 * Each is delivered at least once: one whose outcome was never recorded, because
 * the server was killed, is due again.
 */
export async function deliverDue(
  queue: DeliveryQueue,
  deliver: Deliver,
  {
    timeout = 60_000,
    atMost = Infinity,
    signal = new AbortController().signal,
    onOutcome,
  }: DeliveryOptions = {},
): Promise<void> {
  for (let count = 0; count < atMost && !signal.aborted; count += 1) {
    // The lease outlasts the attempt, so that nobody else delivers it meanwhile.
    const claim = await queue.claim(timeout * 2);
    if (!claim) return;
    const ending = AbortSignal.any([AbortSignal.timeout(timeout), signal]);
    const outcome = await deliver(claim.entry, ending);
    await queue.record(claim, outcome);
    onOutcome?.(outcome);
  }
}

/** How often a failure that goes on is reported. Milliseconds. */
const reportInterval = 3_600_000;

interface DelivererOptions {
  readonly queue: DeliveryQueue;
  readonly deliver: Deliver;
  /** Ends deliveries; what is left is delivered after the next start. */
  readonly signal: AbortSignal;
  /** Tells of the requests that wait because too many came at once. */
  readonly summarize?: (signal: AbortSignal) => Promise<Outcome | undefined>;
  /** Called if the queue can't be read or an outcome can't be recorded. */
  readonly onError: (error: unknown) => void;
  /** Called with the reason why attempts fail: at first, then once an hour. */
  readonly onFailure: (reason: string) => void;
}

export interface Deliverer {
  /** Reads the queue now, unless it is doing so: a request may be new, or due again. */
  readonly wake: () => void;
  /** Waits for what is being delivered. */
  readonly settled: () => Promise<void>;
}

/** Delivers the requests of a queue whenever it is woken, one at a time. */
export function startDeliverer({
  queue,
  deliver,
  signal,
  summarize,
  onError,
  onFailure,
}: DelivererOptions): Deliverer {
  let reportedAt = -Infinity;
  let running: Promise<void> | undefined;

  function onOutcome({ delivered, result }: Outcome): void {
    if (delivered) reportedAt = -Infinity;
    else if (performance.now() - reportedAt > reportInterval) {
      reportedAt = performance.now();
      onFailure(result);
    }
  }

  async function run(): Promise<void> {
    try {
      await deliverDue(queue, deliver, { signal, onOutcome });
      const outcome = await summarize?.(signal);
      if (outcome) onOutcome(outcome);
    } catch (error) {
      onError(error);
    }
    running = undefined;
  }

  return {
    wake() {
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
