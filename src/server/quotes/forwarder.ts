import { setTimeout as sleep } from "node:timers/promises";
import { readInbox } from "./inbox";
import type { QuoteEntry } from "./quoteEntry";
import { readLines } from "./lineFile";
import { openLineWriter } from "./lineWriter";

/** One attempt to deliver a request. */
export interface Delivery {
  readonly id: string;
  /** ISO date-time. */
  readonly at: string;
  readonly delivered: boolean;
  /** Status of the answer, or why there was none. */
  readonly result: string;
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

/** Why there was no answer. `fetch` says it in the cause of its error. */
function reasonOf({ message, cause }: Error): string {
  const { message: why, code } = (cause ?? {}) as NodeJS.ErrnoException;
  return why || code || message;
}

/** Posts a request to a service; says what came of it. */
async function post(
  url: string,
  { id, request }: QuoteEntry,
  timeout: number,
): Promise<Pick<Delivery, "delivered" | "result">> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "Idempotency-Key": id,
      },
      body: JSON.stringify(request),
      // Following a redirect may turn the POST into a GET without the request.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return { delivered: response.ok, result: String(response.status) };
  } catch (error) {
    return { delivered: false, result: reasonOf(error as Error) };
  }
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
    const outcome = await post(url, next.entry, timeout);
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
