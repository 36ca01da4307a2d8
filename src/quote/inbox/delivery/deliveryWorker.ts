import { stripControlChars } from "../../../shared/text";
import type {
  DeliveryAttempt,
  DeliveryQueue,
  QuoteBatch,
} from "../store/deliveries";

/**
 * Sends requests to one recipient or service. Never rejects.
 * @param quotes several only in a summary
 * @param signal aborts the attempt
 */
export type SendQuotes = (
  quotes: QuoteBatch,
  signal: AbortSignal,
) => Promise<DeliveryAttempt>;

/** Creates a function that logs an error in one line. @param prefix start of the line */
export const createFailureLogger = (prefix: string) => (error: unknown) =>
  console.error(
    `${prefix}: ${stripControlChars(error instanceof Error ? error.message : String(error))}`,
  );

/** Shortens a reply, and removes emails: a mail server may repeat those of the message. */
const redactEmails = (reason: string) =>
  reason.replace(/[^\s<>"']+@[^\s<>"']+/g, "…").slice(0, 300);

/** Logs why an attempt failed. @param to the recipient or service */
export const logUndelivered = (to: string, { result }: DeliveryAttempt) =>
  createFailureLogger(
    `Quote requests can't be delivered to ${to}, and delivery is retried`,
  )(redactEmails(result));

/**
 * Ends an attempt after its timeout or with the server, whatever the attempt waits for.
 * A timer and a listener hold its signal: the signal of `AbortSignal.any` may be
 * garbage-collected while the attempt waits, and would never abort it.
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
  /** Number of attempts after which to stop. */
  readonly maxAttempts?: number;
  /** Aborts the current attempt and makes no other. */
  readonly signal?: AbortSignal;
  readonly onAttempt?: (attempt: DeliveryAttempt) => void;
}

/**
 * Delivers the due requests of a queue, one at a time, until the channel fails. Each is
 * delivered at least once: after a crash, an attempt without a recorded result is
 * repeated once its lease has expired.
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

/** Exponential backoff of a channel, 1 s to 5 min. Milliseconds. */
const backoffDelay = (failures: number) =>
  Math.min(500 * 2 ** failures, 300_000);

/** Minimum interval between log lines about one continuing failure. Milliseconds. */
const logInterval = 3_600_000;

/** A channel with its queue. */
export interface QueuedChannel {
  /** The recipient or service, for the log. */
  readonly to: string;
  readonly queue: Pick<DeliveryQueue, "claim" | "record">;
  readonly send: SendQuotes;
}

interface DeliveryWorkerOptions extends QueuedChannel {
  /** Stops deliveries; the next start makes those that are left. */
  readonly signal: AbortSignal;
}

/**
 * Delivers the requests of a queue, one at a time, with exponential backoff while the
 * channel fails: providers lock an account for many wrong passwords. Logs a failure at
 * once, then once an hour.
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
    /** Delivers what is due, unless deliveries are running or paused. */
    poll: (): void => {
      if (performance.now() < pausedUntil) return;
      currentRun ??= deliverDueQuotes(queue, send, { signal, onAttempt })
        .catch(createFailureLogger("A delivery could not be recorded"))
        .finally(() => {
          currentRun = undefined;
        });
    },
    /** Resolves once nothing is being delivered. */
    whenSettled: (): Promise<void> => currentRun ?? Promise.resolve(),
  };
}
