import { replaceUnsafeCharacters } from "../../../shared/text";
import { leaseDuration } from "../store/deliveries";
import type {
  DeliveryAttempt,
  DeliveryQueue,
  QuoteRequestBatch,
} from "../store/deliveries";

/** Abort signal of an attempt, and callbacks for its progress. */
export interface AttemptContext {
  readonly signal: AbortSignal;
  /** Called on each server response; restarts the timeout until the handover. */
  readonly onResponse?: () => void;
  /**
   * Called once the whole message is handed over, so that it may have arrived.
   * @param answerTimeout timeout of the response, in milliseconds; defaults to that of other stages
   */
  readonly onHandedOver?: (answerTimeout?: number) => void;
}

/**
 * Sends requests to one recipient or service. Never rejects.
 * @param quotes one request, or several for a summary
 */
export type SendQuoteRequests = (
  quotes: QuoteRequestBatch,
  context: AttemptContext,
) => Promise<DeliveryAttempt>;

/**
 * Creates a function that logs an error in one line.
 * @param prefix start of the line
 */
export const createFailureLogger = (prefix: string) => (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`${prefix}: ${replaceUnsafeCharacters(message)}`);
};

/** Removes the email addresses that a mail server repeats in its reply, and shortens the reply. */
const redactEmails = (reason: string) =>
  reason.replace(/[^\s<>"']+@[^\s<>"']+/g, "…").slice(0, 300);

/**
 * Logs the result of a failed attempt.
 * @param to recipient or service
 */
export const logFailedAttempt = (
  to: string,
  { result, isUncertain }: DeliveryAttempt,
) =>
  createFailureLogger(
    isUncertain
      ? `A quote request may have arrived at ${to}, and is sent again after an hour or longer`
      : `Quote requests can't be delivered to ${to}, and delivery is retried`,
  )(redactEmails(result));

/**
 * Makes an attempt, and aborts it on a timeout or when the server stops. A timer and a listener
 * hold the AbortController: a signal of `AbortSignal.any` could be garbage-collected during the
 * attempt.
 */
async function attemptWithTimeout(
  stageTimeout: number,
  stopSignal: AbortSignal,
  attempt: (context: AttemptContext) => Promise<DeliveryAttempt>,
): Promise<DeliveryAttempt> {
  const controller = new AbortController();
  let isHandedOver = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp!: (result: string) => void;
  const givenUp = new Promise<DeliveryAttempt>((resolve) => {
    giveUp = (result) => {
      const failure = isHandedOver
        ? { isUncertain: true }
        : { isChannelDown: true };
      resolve({ delivered: false, result, ...failure });
      controller.abort();
    };
  });
  const restartTimer = (timeout: number) => {
    clearTimeout(timer);
    if (!isOver)
      timer = setTimeout(giveUp, timeout, `no answer in ${timeout / 1000} s`);
  };
  const stop = () => giveUp("the server was stopped");
  stopSignal.addEventListener("abort", stop);
  restartTimer(stageTimeout);
  const attempted = attempt({
    signal: controller.signal,
    onResponse: () => {
      if (!isHandedOver) restartTimer(stageTimeout);
    },
    onHandedOver: (answerTimeout = stageTimeout) => {
      isHandedOver = true;
      restartTimer(answerTimeout);
    },
  });
  try {
    return await Promise.race([attempted, givenUp]);
  } finally {
    isOver = true;
    clearTimeout(timer);
    stopSignal.removeEventListener("abort", stop);
  }
}

/** Prolongs a claim again and again, until the returned function is called. */
function keepClaim(
  queue: Pick<DeliveryQueue, "prolong">,
  claim: Parameters<DeliveryQueue["prolong"]>[0],
): () => void {
  const timer = setInterval(() => {
    // If this fails, the claim expires, and the request may be delivered twice.
    queue
      .prolong(claim)
      .catch(createFailureLogger("A claim could not be prolonged"));
  }, leaseDuration / 2);
  return () => clearInterval(timer);
}

interface DeliveryOptions {
  /** Timeout of each stage of an attempt, such as connecting, in milliseconds. */
  readonly stageTimeout?: number | undefined;
  /** Maximum number of attempts. */
  readonly maxAttempts?: number;
  /** Aborts the current attempt and prevents further attempts. */
  readonly signal?: AbortSignal;
  readonly onAttempt?: (attempt: DeliveryAttempt) => void;
}

/**
 * Delivers the due requests of a queue, one at a time, until the channel fails. Each
 * request is delivered at least once: after a crash, an attempt without a recorded result
 * is repeated once its claim has expired.
 */
export async function deliverDueQuoteRequests(
  queue: DeliveryQueue,
  send: SendQuoteRequests,
  {
    stageTimeout = 60_000,
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
    const claim = await queue.claim();
    if (!claim) return;
    const releaseClaim = keepClaim(queue, claim);
    const attempt = await attemptWithTimeout(stageTimeout, signal, (context) =>
      send(claim.quotes, context),
    ).finally(releaseClaim);
    await queue.record(claim, attempt);
    onAttempt?.(attempt);
    if (attempt.isChannelDown) return;
  }
}

/** Exponential backoff of a channel from 1 s to 5 min, in milliseconds. */
const backoffDelay = (failures: number) =>
  Math.min(500 * 2 ** failures, 300_000);

/** Minimum interval between log lines about one continuing failure, in milliseconds. */
const logInterval = 3_600_000;

/** A channel with its queue. */
export interface QueuedChannel {
  /** The recipient or service, for the log. */
  readonly recipient: string;
  readonly queue: DeliveryQueue;
  readonly send: SendQuoteRequests;
}

interface DeliveryWorkerOptions extends QueuedChannel {
  /** Stops deliveries; the remaining requests are delivered after the next start. */
  readonly signal: AbortSignal;
}

/**
 * Creates the worker of a channel, which delivers requests one at a time. Exponential backoff
 * while the channel fails: providers lock accounts after many wrong passwords. A continuing
 * failure is logged once an hour.
 */
export function createDeliveryWorker({
  recipient,
  queue,
  send,
  signal,
}: DeliveryWorkerOptions) {
  const neverLogged = { failed: -Infinity, uncertain: -Infinity };
  let lastLogAt = neverLogged;
  let pausedUntil = -Infinity;
  let consecutiveFailures = 0;
  let currentRun: Promise<void> | undefined;

  function onAttempt(attempt: DeliveryAttempt): void {
    const { delivered, isChannelDown, isUncertain } = attempt;
    const outcome = isUncertain ? "uncertain" : "failed";
    const now = performance.now();
    consecutiveFailures = isChannelDown ? consecutiveFailures + 1 : 0;
    if (isChannelDown) pausedUntil = now + backoffDelay(consecutiveFailures);
    if (delivered) lastLogAt = neverLogged;
    else if (now - lastLogAt[outcome] > logInterval) {
      lastLogAt = { ...lastLogAt, [outcome]: now };
      logFailedAttempt(recipient, attempt);
    }
  }

  return {
    /** Delivers due requests, unless deliveries are running or paused. */
    poll: (): void => {
      if (performance.now() < pausedUntil) return;
      currentRun ??= deliverDueQuoteRequests(queue, send, { signal, onAttempt })
        .catch(createFailureLogger("A delivery could not be recorded"))
        .finally(() => {
          currentRun = undefined;
        });
    },
    /** Resolves once no delivery is running. */
    whenSettled: (): Promise<void> => currentRun ?? Promise.resolve(),
  };
}

export type DeliveryWorker = ReturnType<typeof createDeliveryWorker>;
