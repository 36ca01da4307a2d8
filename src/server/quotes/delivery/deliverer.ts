import { setTimeout as sleep } from "node:timers/promises";
import { attempt } from "./attempt";
import type { Deliver } from "./deliver";
import type { DeliveryQueue } from "./deliveryQueue";

/** What another process queued, or a clock that jumped, is seen after this. */
const longestSleep = 60_000;

interface DelivererOptions {
  readonly queue: DeliveryQueue;
  readonly deliver: Deliver;
  /** How long an attempt may take, `attemptTimeout` unless set. Milliseconds. */
  readonly timeout?: number;
  /** How long closing waits for the attempt under way. Milliseconds. */
  readonly grace?: number;
  /** Told why the queue could not be read or an attempt not be noted. */
  readonly onError: (error: unknown) => void;
}

export interface Deliverer {
  /** Has the queue looked at: there is something new. */
  readonly wake: () => void;
  /** Stops after the attempt under way; the rest is taken up on the next start. */
  readonly close: () => Promise<void>;
}

/**
 * Delivers the requests of a queue, at least once each and one at a time:
 * whichever is due first, and what an earlier run has not delivered.
 */
export function startDeliverer({
  queue,
  deliver,
  timeout,
  grace = 5000,
  onError,
}: DelivererOptions): Deliverer {
  let waking = new AbortController();
  const closing = new AbortController();
  const ending = new AbortController();
  let hasTakenUp = false;

  /** @returns how long nothing has to be done, in milliseconds */
  async function step(): Promise<number> {
    if (!hasTakenUp) await queue.takeUp();
    hasTakenUp = true;
    if (!(await attempt(queue, deliver, timeout, ending.signal)))
      return (await queue.nextDue()) ?? longestSleep;
    return 0;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      waking = new AbortController();
      const signal = AbortSignal.any([waking.signal, closing.signal]);
      const pause = await step().catch((error: unknown) => {
        onError(error);
        return longestSleep;
      });
      const shortened = Math.min(Math.max(pause, 0), longestSleep);
      await sleep(shortened, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    wake: () => waking.abort(),
    async close() {
      closing.abort();
      const timer = setTimeout(() => ending.abort(), grace);
      await running;
      clearTimeout(timer);
    },
  };
}
