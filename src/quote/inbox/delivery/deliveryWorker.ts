import { replaceControlChars } from "../../../shared/text";
import { claimLease } from "../store/deliveries";
import type {
  DeliveryAttempt,
  DeliveryQueue,
  QuoteRequestBatch,
} from "../store/deliveries";

/** What an attempt is aborted by, and reports its progress to. */
export interface AttemptContext {
  readonly signal: AbortSignal;
  /** The server has responded: the timeout begins again. */
  readonly onResponse?: () => void;
  /**
   * The whole message was handed over: from now on it may have arrived.
   * @param answerTimeout milliseconds, by default that of every stage
   */
  readonly onHandedOver?: (answerTimeout?: number) => void;
}

/**
 * Sends requests to one recipient or service. Never rejects.
 * @param quotes several only in a summary
 */
export type SendQuoteRequests = (
  quotes: QuoteRequestBatch,
  context: AttemptContext,
) => Promise<DeliveryAttempt>;

/** Creates a function that logs an error in one line. @param prefix start of the line */
export const createFailureLogger = (prefix: string) => (error: unknown) =>
  console.error(
    `${prefix}: ${replaceControlChars(error instanceof Error ? error.message : String(error))}`,
  );

/** Shortens a reply, and removes emails: a mail server may repeat those of the message. */
const redactEmails = (reason: string) =>
  reason.replace(/[^\s<>"']+@[^\s<>"']+/g, "…").slice(0, 300);

/** Logs why an attempt failed. @param to the recipient or service */
export const logUndelivered = (
  to: string,
  { result, isUncertain }: DeliveryAttempt,
) =>
  createFailureLogger(
    isUncertain
      ? `A quote request may have arrived at ${to}, and is sent again after an hour or longer`
      : `Quote requests can't be delivered to ${to}, and delivery is retried`,
  )(redactEmails(result));

/**
 * Ends an attempt after a timeout or with the server, whatever the attempt waits for.
 * A timer and a listener hold its signal: the signal of `AbortSignal.any` may be
 * garbage-collected while the attempt waits, and would never abort it.
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

/** Prolongs a claim until the returned function is called. */
function keepClaim(
  queue: Pick<DeliveryQueue, "prolong">,
  claim: Parameters<DeliveryQueue["prolong"]>[0],
): () => void {
  const timer = setInterval(() => {
    // Without it the claim expires, and the request may be delivered twice.
    queue
      .prolong(claim)
      .catch(createFailureLogger("A claim could not be prolonged"));
  }, claimLease / 2);
  return () => clearInterval(timer);
}

interface DeliveryOptions {
  /** Timeout of each stage of an attempt, such as connecting. Milliseconds. */
  readonly stageTimeout?: number | undefined;
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

/** Exponential backoff of a channel, 1 s to 5 min. Milliseconds. */
const backoffDelay = (failures: number) =>
  Math.min(500 * 2 ** failures, 300_000);

/** Minimum interval between log lines about one continuing failure. Milliseconds. */
const logInterval = 3_600_000;

/** A channel with its queue. */
export interface QueuedChannel {
  /** The recipient or service, for the log. */
  readonly recipient: string;
  readonly queue: DeliveryQueue;
  readonly send: SendQuoteRequests;
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
      logUndelivered(recipient, attempt);
    }
  }

  return {
    /** Delivers what is due, unless deliveries are running or paused. */
    poll: (): void => {
      if (performance.now() < pausedUntil) return;
      currentRun ??= deliverDueQuoteRequests(queue, send, { signal, onAttempt })
        .catch(createFailureLogger("A delivery could not be recorded"))
        .finally(() => {
          currentRun = undefined;
        });
    },
    /** Resolves once nothing is being delivered. */
    whenSettled: (): Promise<void> => currentRun ?? Promise.resolve(),
  };
}
