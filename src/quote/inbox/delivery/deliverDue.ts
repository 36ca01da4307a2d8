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
