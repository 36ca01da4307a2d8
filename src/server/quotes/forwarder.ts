import { setTimeout as sleep } from "node:timers/promises";
import { deliver } from "./deliver";
import type { Outcome } from "./deliver";
import { readInbox } from "./inbox";
import type { QuoteEntry } from "./quoteEntry";
import { readLines } from "./lineFile";
import { openLineWriter } from "./lineWriter";

/** One attempt to deliver a request. */
export interface Delivery extends Outcome {
  readonly id: string;
  /** ISO date-time. */
  readonly at: string;
}

/** Where the attempts of an inbox are kept. */
export const deliveriesFile = (inboxFile: string): string =>
  `${inboxFile}.deliveries`;

export const readDeliveries = (inboxFile: string): Promise<Delivery[]> =>
  readLines<Delivery>(deliveriesFile(inboxFile));

interface ForwarderOptions {
  readonly url: string;
  readonly inboxFile: string;
  /** First pause after a failure; doubles with each of a request. Milliseconds. */
  readonly firstPause?: number;
  readonly longestPause?: number;
  /** How long an answer may take. Milliseconds. */
  readonly timeout?: number;
  /** Told why an attempt could not be noted; it will be repeated. */
  readonly onError: (error: unknown) => void;
}

export interface Forwarder {
  /** Queues a request for delivery. */
  readonly forward: (entry: QuoteEntry) => void;
  /** Stops after the attempt under way; the rest is taken up on the next start. */
  readonly close: () => Promise<void>;
}

/** A request to deliver. */
interface Job {
  readonly entry: QuoteEntry;
  /** When to try next, as `Date.now()`. */
  due: number;
  /** How long to wait after the next failure. Milliseconds. */
  pause: number;
}

/**
 * Delivers every request of an inbox to another service, at least once each:
 * what an earlier run has not delivered first. The service can tell repeats by
 * the `Idempotency-Key` header, the request's id.
 */
export async function startForwarder({
  url,
  inboxFile,
  firstPause = 1000,
  longestPause = 900_000,
  timeout = 15_000,
  onError,
}: ForwarderOptions): Promise<Forwarder> {
  const deliveries = await openLineWriter(deliveriesFile(inboxFile));
  const done = new Set(
    (await readDeliveries(inboxFile))
      .filter(({ delivered }) => delivered)
      .map(({ id }) => id),
  );
  const job = (entry: QuoteEntry): Job => ({
    entry,
    due: Date.now(),
    pause: firstPause,
  });
  const jobs = new Set(
    (await readInbox(inboxFile)).filter(({ id }) => !done.has(id)).map(job),
  );
  let wake = new AbortController();
  let isClosing = false;

  async function attempt(next: Job): Promise<void> {
    const outcome = await deliver(url, next.entry, timeout);
    if (outcome.delivered) jobs.delete(next);
    next.due = Date.now() + next.pause;
    next.pause = Math.min(next.pause * 2, longestPause);
    const delivery: Delivery = {
      id: next.entry.id,
      at: new Date().toISOString(),
      ...outcome,
    };
    await deliveries.append(`${JSON.stringify(delivery)}\n`).catch(onError);
  }

  /** One at a time, whichever is due first. */
  async function run(): Promise<void> {
    while (!isClosing) {
      let next: Job | undefined;
      for (const each of jobs) if (!next || each.due < next.due) next = each;
      if (next && next.due <= Date.now()) await attempt(next);
      else {
        wake = new AbortController();
        await sleep(next ? next.due - Date.now() : longestPause, undefined, {
          signal: wake.signal,
        }).catch(() => undefined);
      }
    }
  }

  const running = run();
  return {
    forward(entry) {
      jobs.add(job(entry));
      wake.abort();
    },
    async close() {
      isClosing = true;
      wake.abort();
      await running;
      await deliveries.close();
    },
  };
}
