import { stripControlChars } from "../../request/quoteTexts";
import type { Attempt, DeliveryQueue, QuoteEntries } from "../store/deliveries";

/**
 * Sends requests to one recipient or service. Never rejects.
 * @param entries several only from a queue that lists them
 * @param signal aborts the attempt
 */
export type Send = (
  entries: QuoteEntries,
  signal: AbortSignal,
) => Promise<Attempt>;

/** Logs a failure in one line. @param prefix of the line */
export const logFailure = (prefix: string) => (error: unknown) =>
  console.error(
    `${prefix}: ${stripControlChars(error instanceof Error ? error.message : String(error))}`,
  );

/** What a mail server said, without the addresses that it may repeat from a message. */
const withoutAddresses = (reason: string) =>
  reason.replace(/[^\s<>"']+@[^\s<>"']+/g, "…").slice(0, 300);

/** Logs why an attempt failed. @param to who or what the channel reaches */
export const logUndelivered = (to: string, { result }: Attempt) =>
  logFailure(
    `Quote requests can't be delivered to ${to}, and delivery is retried`,
  )(withoutAddresses(result));

/**
 * Makes an attempt that ends when its time is over, or everything ends, whatever it
 * waits for. A timer and a listener hold its signal: one that combines others can be
 * collected as garbage while an attempt waits, and would never abort it.
 */
const attemptWithin = (
  timeout: number,
  allEnds: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<Attempt>,
) =>
  new Promise<Attempt>((resolve, reject) => {
    const controller = new AbortController();
    const end = (result: string) => {
      controller.abort();
      resolve({ delivered: false, result, isChannelDown: true });
    };
    const stop = () => end("the server was stopped");
    const timer = setTimeout(end, timeout, `no answer in ${timeout / 1000} s`);
    allEnds.addEventListener("abort", stop);
    void attempt(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        allEnds.removeEventListener("abort", stop);
      });
  });

interface SendOptions {
  /**
   * Timeout of one attempt. A service that is only slow would otherwise get the
   * same request again and again. Milliseconds.
   */
  readonly timeout?: number | undefined;
  /** After how many attempts to stop. */
  readonly atMost?: number;
  /** Aborts the attempt, which is the last one then. */
  readonly signal?: AbortSignal;
  readonly onAttempt?: (attempt: Attempt) => void;
}

/**
 * Delivers the requests of a queue that are due, one at a time, until nobody is
 * reached. Each is delivered at least once: one whose attempt was never recorded,
 * because the server was killed, is due again.
 */
export async function sendDue(
  queue: Pick<DeliveryQueue, "claim" | "record">,
  send: Send,
  {
    timeout = 60_000,
    atMost = Infinity,
    signal = new AbortController().signal,
    onAttempt,
  }: SendOptions = {},
): Promise<void> {
  for (let count = 0; count < atMost && !signal.aborted; count += 1) {
    // The lease outlasts the attempt, so that nobody else delivers it meanwhile.
    const claim = await queue.claim(timeout * 2);
    if (!claim) return;
    const attempt = await attemptWithin(timeout, signal, (ending) =>
      send(claim.entries, ending),
    );
    await queue.record(claim, attempt);
    onAttempt?.(attempt);
    if (attempt.isChannelDown) return;
  }
}

/** The pause after the nth attempt that reached nobody. Milliseconds. */
const pauseAfter = (times: number) => Math.min(500 * 2 ** times, 300_000);

/** How often a failure that goes on is logged. Milliseconds. */
const logInterval = 3_600_000;

/** A channel with what it has to deliver. */
export interface QueuedChannel {
  /** Who or what it reaches, for the log. */
  readonly to: string;
  readonly queue: Pick<DeliveryQueue, "claim" | "record">;
  readonly send: Send;
}

interface ChannelOptions extends QueuedChannel {
  /** Ends deliveries; what is left is delivered after the next start. */
  readonly signal: AbortSignal;
}

/**
 * Delivers the requests of a queue, one at a time. While nobody is reached, it pauses
 * for longer and longer: providers lock an account for many wrong passwords. The log
 * says at once why attempts fail, then once an hour.
 */
export function startChannel({ to, queue, send, signal }: ChannelOptions) {
  let loggedAt = -Infinity;
  let pausedUntil = -Infinity;
  let timesDown = 0;
  let running: Promise<void> | undefined;

  function onAttempt(attempt: Attempt): void {
    const { delivered, isChannelDown } = attempt;
    const now = performance.now();
    timesDown = isChannelDown ? timesDown + 1 : 0;
    if (isChannelDown) pausedUntil = now + pauseAfter(timesDown);
    if (delivered) loggedAt = -Infinity;
    else if (now - loggedAt > logInterval) {
      loggedAt = now;
      logUndelivered(to, attempt);
    }
  }

  return {
    /** Reads the queue, unless it is doing so: a request may be new, or due again. */
    wake: (): void => {
      if (performance.now() < pausedUntil) return;
      running ??= sendDue(queue, send, { signal, onAttempt })
        .catch(logFailure("A delivery could not be recorded"))
        .finally(() => {
          running = undefined;
        });
    },
    /** Waits for what is being delivered. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
}
