import type { Incident } from "./createIncidentTracker";
import type { Receiver } from "./createReceiver";
import type { DeliveryStatus } from "./store/deliveries";

/** Health of the receiver, for monitors. */
export interface ReceiverHealth {
  /** State of the deliveries of requests. */
  readonly notification: DeliveryStatus;
  /** Requests rejected by rate limits; `undefined` if there were none in the last hour. */
  readonly turnedAway?: Incident | undefined;
}

/**
 * TTL of the check whether requests can be saved, in milliseconds. Each check writes to the
 * disk, and anyone may request a check.
 */
const healthCacheTtl = 5000;

/**
 * Creates the health check, which fails if requests can't be saved.
 * @param turnedAway incidents of requests that rate limits reject
 * @param assertSpace throws if the disk has too little free space
 */
export function createHealthCheck(
  receiver: Pick<Receiver, "store" | "readDeliveryStatus">,
  turnedAway: { readonly getIncident: () => Incident | undefined },
  assertSpace: () => Promise<void>,
): () => Promise<ReceiverHealth> {
  let lastCheckAt = -Infinity;
  let lastCheck: Promise<void>;
  return async () => {
    if (performance.now() - lastCheckAt > healthCacheTtl) {
      lastCheckAt = performance.now();
      lastCheck = receiver.store.assertCanSave().then(assertSpace);
    }
    await lastCheck;
    const notification = await receiver.readDeliveryStatus();
    return { notification, turnedAway: turnedAway.getIncident() };
  };
}
