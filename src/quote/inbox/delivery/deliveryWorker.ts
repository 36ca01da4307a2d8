import { stripControlChars } from "../../../shared/text";
import type {
  DeliveryAttempt,
  DeliveryQueue,
  QuoteBatch,
} from "../store/deliveries";

/**
 * Sends requests to one recipient or service. Never rejects.
 * @param entries several only from a queue that lists them
 * @param signal aborts the attempt
 */
export type SendQuotes = (
  quotes: QuoteBatch,
  signal: AbortSignal,
) => Promise<DeliveryAttempt>;

/** Logs a failure in one line. @param prefix of the line */
export const createFailureLogger = (prefix: string) => (error: unknown) =>
  console.error(
    `${prefix}: ${stripControlChars(error instanceof Error ? error.message : String(error))}`,
  );

/** What a mail server said, without the addresses that it may repeat from a message. */
const redactEmails = (reason: string) =>
  reason.replace(/[^\s<>"']+@[^\s<>"']+/g, "…").slice(0, 300);

/** Logs why an attempt failed. @param to who or what the channel reaches */
export const logUndelivered = (to: string, { result }: DeliveryAttempt) =>
  createFailureLogger(
    `Quote requests can't be delivered to ${to}, and delivery is retried`,
  )(redactEmails(result));

/**
 * Makes an attempt that ends when its time is over, or everything ends, whatever it
 * waits for. A timer and a listener hold its signal: one that combines others can be
 * collected as garbage while an attempt waits, and would never abort it.
 */
const attemptWithTimeout = (
  timeout: number,
  stopSignal: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<DeliveryAttempt>,
) =>
  new Promise<DeliveryAttempt>((resolve, reject) => {
    const controller = new AbortController();
    const giveUp = (result: string) => {
      controller.abort();
      resolve({ delivered: false, result, isChannelDown: true });
    };
    const stop = () => giveUp("the server was stopped");
    const timer = setTimeout(
      giveUp,
      timeout,
      `no answer in ${timeout / 1000} s`,
    );
    stopSignal.addEventListener("abort", stop);
    void attempt(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        stopSignal.removeEventListener("abort", stop);
      });
  });

interface DeliveryOptions {
  /**
   * Timeout of one attempt. A service that is only slow would otherwise get the
   * same request again and again. Milliseconds.
   */
  readonly timeout?: number | undefined;
  /** After how many attempts to stop. */
  readonly maxAttempts?: number;
  /** Aborts the attempt, which is the last one then. */
  readonly signal?: AbortSignal;
  readonly onAttempt?: (attempt: DeliveryAttempt) => void;
}

/**
 * Delivers the requests of a queue that are due, one at a time, until nobody is
 * reached. Each is delivered at least once: one whose attempt was never recorded,
 * because the server was killed, is due again.
 */
export async function deliverDueQuotes(
  queue: Pick<DeliveryQueue, "claim" | "record">,
  send: SendQuotes,
  {
    timeout = 60_000,
    maxAttempts = Infinity,
    signal = new AbortController().signal,
    onAttempt,
  }: DeliveryOptions = {},
): Promise<void> {
  for (
    let attemptCount = 0;
    attemptCount < maxAttempts && !signal.aborted;
    attemptCount += 1
  ) {
    // The lease outlasts the attempt, so that nobody else delivers it meanwhile.
    const claim = await queue.claim(timeout * 2);
    if (!claim) return;
    const attempt = await attemptWithTimeout(timeout, signal, (attemptSignal) =>
      send(claim.quotes, attemptSignal),
    );
    await queue.record(claim, attempt);
    onAttempt?.(attempt);
    if (attempt.isChannelDown) return;
  }
}

/** The pause after the nth attempt that reached nobody. Milliseconds. */
const backoffDelay = (failures: number) =>
  Math.min(500 * 2 ** failures, 300_000);

/** How often a failure that goes on is logged. Milliseconds. */
const logInterval = 3_600_000;

/** A channel with what it has to deliver. */
export interface QueuedChannel {
  /** Who or what it reaches, for the log. */
  readonly to: string;
  readonly queue: Pick<DeliveryQueue, "claim" | "record">;
  readonly send: SendQuotes;
}

interface DeliveryWorkerOptions extends QueuedChannel {
  /** Ends deliveries; what is left is delivered after the next start. */
  readonly signal: AbortSignal;
}

/**
 * Delivers the requests of a queue, one at a time. While nobody is reached, it pauses
 * for longer and longer: providers lock an account for many wrong passwords. The log
 * says at once why attempts fail, then once an hour.
 */
export function startDeliveryWorker({
  to,
  queue,
  send,
  signal,
}: DeliveryWorkerOptions) {
  let lastLogAt = -Infinity;
  let pausedUntil = -Infinity;
  let consecutiveFailures = 0;
  let currentRun: Promise<void> | undefined;

  function onAttempt(attempt: DeliveryAttempt): void {
    const { delivered, isChannelDown } = attempt;
    const now = performance.now();
    consecutiveFailures = isChannelDown ? consecutiveFailures + 1 : 0;
    if (isChannelDown) pausedUntil = now + backoffDelay(consecutiveFailures);
    if (delivered) lastLogAt = -Infinity;
    else if (now - lastLogAt > logInterval) {
      lastLogAt = now;
      logUndelivered(to, attempt);
    }
  }

  return {
    /** Reads the queue, unless it is doing so: a request may be new, or due again. */
    poll: (): void => {
      if (performance.now() < pausedUntil) return;
      currentRun ??= deliverDueQuotes(queue, send, { signal, onAttempt })
        .catch(createFailureLogger("A delivery could not be recorded"))
        .finally(() => {
          currentRun = undefined;
        });
    },
    /** Waits for what is being delivered. */
    whenSettled: (): Promise<void> => currentRun ?? Promise.resolve(),
  };
}
