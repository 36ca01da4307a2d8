import type { Deliver } from "./deliver";
import type { DeliveryQueue } from "./deliveryQueue";

/** How long an attempt to deliver may take. Milliseconds. */
export const attemptTimeout = 15_000;

/**
 * Delivers the request of a queue that is due first, and notes what came of it.
 * @param timeout how long it may take, in milliseconds
 * @param ending ends the attempt before
 * @returns whether one was due
 */
export async function attempt(
  queue: DeliveryQueue,
  deliver: Deliver,
  timeout = attemptTimeout,
  ending?: AbortSignal,
): Promise<boolean> {
  // Nobody else takes it up before its note is written.
  const claim = await queue.claim(timeout * 2);
  if (!claim) return false;
  const signals = [AbortSignal.timeout(timeout), ...(ending ? [ending] : [])];
  const outcome = await deliver(claim.entry, AbortSignal.any(signals));
  await queue.note(claim, outcome);
  return true;
}
