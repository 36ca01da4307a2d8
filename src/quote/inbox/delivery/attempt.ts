import type { Deliver } from "./deliver";
import type { DeliveryQueue } from "./deliveryQueue";

/** Timeout of one delivery attempt. Milliseconds. */
export const attemptTimeout = 15_000;

/**
 * Delivers the request that is due first, and records the outcome.
 * @param timeout in milliseconds
 * @param signal aborts the attempt
 * @returns whether a request was due
 */
export async function attempt(
  queue: DeliveryQueue,
  deliver: Deliver,
  timeout = attemptTimeout,
  signal?: AbortSignal,
): Promise<boolean> {
  // The lease outlasts the attempt, so that nobody else delivers it meanwhile.
  const claim = await queue.claim(timeout * 2);
  if (!claim) return false;
  const signals = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
  const outcome = await deliver(claim.entry, AbortSignal.any(signals));
  await queue.record(claim, outcome);
  return true;
}
