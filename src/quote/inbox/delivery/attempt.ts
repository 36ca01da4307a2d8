import type { Deliver, Outcome } from "./deliver";
import type { DeliveryQueue } from "./deliveryQueue";

/**
 * Timeout of one delivery attempt. A service that is only slow would otherwise
 * get the same request again and again. Milliseconds.
 */
const attemptTimeout = 60_000;

/**
 * Delivers the request that is due first, and records the outcome.
 * @param timeout in milliseconds
 * @param signal aborts the attempt
 * @returns the outcome; `undefined` if no request was due
 */
export async function attempt(
  queue: DeliveryQueue,
  deliver: Deliver,
  timeout = attemptTimeout,
  signal?: AbortSignal,
): Promise<Outcome | undefined> {
  // The lease outlasts the attempt, so that nobody else delivers it meanwhile.
  const claim = await queue.claim(timeout * 2);
  if (!claim) return undefined;
  const signals = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
  const outcome = await deliver(claim.entry, AbortSignal.any(signals));
  await queue.record(claim, outcome);
  return outcome;
}
