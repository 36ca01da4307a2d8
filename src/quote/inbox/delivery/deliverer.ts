import { setTimeout as sleep } from "node:timers/promises";
import { attempt } from "./attempt";
import type { Deliver } from "./deliver";
import type { DeliveryQueue } from "./deliveryQueue";

/**
 * Catches requests that another process queued, and clock changes.
 * Milliseconds.
 */
const longestSleep = 60_000;

/** Before the queue is tried again, which may have been locked. Milliseconds. */
const pauseAfterError = 5_000;

/** How often a failure that goes on is reported. Milliseconds. */
const reportInterval = 3_600_000;

interface DelivererOptions {
  readonly queue: DeliveryQueue;
  readonly deliver: Deliver;
  /** Timeout of one attempt. Milliseconds. */
  readonly timeout?: number;
  /** How long closing waits for the current attempt. Milliseconds. */
  readonly grace?: number;
  /** Called if the queue can't be read or an outcome can't be recorded. */
  readonly onError: (error: unknown) => void;
  /** Called with the reason why attempts fail: at first, then once an hour. */
  readonly onFailure: (reason: string) => void;
}

export interface Deliverer {
  /** Checks the queue now, because a request was added. */
  readonly wake: () => void;
  /**
   * Stops after the current attempt; the rest is delivered after the next
   * start.
   */
  readonly close: () => Promise<void>;
}

/**
 * Delivers the requests of a queue at least once each, one at a time, earliest
 * due first, including those left by an earlier run.
 */
export function startDeliverer({
  queue,
  deliver,
  timeout,
  grace = 5000,
  onError,
  onFailure,
}: DelivererOptions): Deliverer {
  let wake = new AbortController();
  const close = new AbortController();
  const abort = new AbortController();
  let hasResumed = false;
  let reportedAt = -Infinity;

  /** @returns milliseconds until the next step is due */
  async function step(): Promise<number> {
    if (!hasResumed) await queue.resume();
    hasResumed = true;
    const outcome = await attempt(queue, deliver, timeout, abort.signal);
    if (!outcome) return (await queue.nextDue()) ?? longestSleep;
    if (outcome.delivered) reportedAt = -Infinity;
    else if (performance.now() - reportedAt > reportInterval) {
      reportedAt = performance.now();
      onFailure(outcome.result);
    }
    return 0;
  }

  async function run(): Promise<void> {
    while (!close.signal.aborted) {
      wake = new AbortController();
      const signal = AbortSignal.any([wake.signal, close.signal]);
      const pause = await step().catch((error: unknown) => {
        onError(error);
        return pauseAfterError;
      });
      const time = Math.min(Math.max(pause, 0), longestSleep);
      await sleep(time, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    wake: () => wake.abort(),
    async close() {
      close.abort();
      const timer = setTimeout(() => abort.abort(), grace);
      await running;
      clearTimeout(timer);
    },
  };
}
