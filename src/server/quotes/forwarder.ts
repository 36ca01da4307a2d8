import fs from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { readInbox } from "./inbox";
import type { QuoteEntry } from "./inbox";
import { readLines, repairLines } from "./lineFile";

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
  /** First pause after a failure; doubles with each. Milliseconds. */
  readonly firstPause?: number;
  readonly longestPause?: number;
  /** How long an answer may take. Milliseconds. */
  readonly timeout?: number;
}

export interface Forwarder {
  /** Queues a request for delivery. */
  readonly forward: (entry: QuoteEntry) => void;
  /** Stops after the attempt under way; the rest is taken up on the next start. */
  readonly close: () => Promise<void>;
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
}: ForwarderOptions): Promise<Forwarder> {
  const file = deliveriesFile(inboxFile);
  await repairLines(file);
  const done = new Set(
    (await readDeliveries(inboxFile))
      .filter((d) => d.delivered)
      .map(({ id }) => id),
  );
  const queue = (await readInbox(inboxFile)).filter(({ id }) => !done.has(id));
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function attempt({ id, request }: QuoteEntry): Promise<boolean> {
    let delivered = false;
    let result: string;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          "Idempotency-Key": id,
        },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      delivered = response.ok;
      result = String(response.status);
    } catch (error) {
      const { message, cause } = error as Error;
      result = cause instanceof Error ? cause.message : message;
    }
    const delivery: Delivery = {
      id,
      at: new Date().toISOString(),
      delivered,
      result,
    };
    await fs.appendFile(file, `${JSON.stringify(delivery)}\n`, { mode: 0o600 });
    return delivered;
  }

  async function run(): Promise<void> {
    let pause = firstPause;
    while (queue.length && !stopping.signal.aborted) {
      const entry = queue.shift()!;
      if (await attempt(entry)) {
        pause = firstPause;
        continue;
      }
      // One that always fails must not keep back the others.
      queue.push(entry);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
      pause = Math.min(pause * 2, longestPause);
    }
    running = undefined;
  }

  const start = () => (running ??= run());
  void start();
  return {
    forward(entry) {
      queue.push(entry);
      void start();
    },
    async close() {
      stopping.abort();
      await running;
    },
  };
}
