import { createReceiver } from "../../quote/inbox/createReceiver";
import type { Receiver } from "../../quote/inbox/createReceiver";
import {
  logFailedAttempt,
  deliverDueQuoteRequests,
} from "../../quote/inbox/delivery/deliveryWorker";
import { readChannels } from "../../quote/inbox/delivery/channelDefinitions";
import { hourlyLimits } from "../../quote/inbox/limits/rateLimits";
import { receiveQuoteRequest } from "../../quote/inbox/receiveQuoteRequest";
import { maxBodyBytes } from "../../quote/inbox/store/quoteStore";
import {
  getClientIp,
  fetchReceiverContent,
  adaptD1Database,
  consumeRateLimit,
  getEnvironmentVariables,
} from "./environment";
import type { WorkerContext, WorkerEnvironment } from "./environment";

/**
 * Limits of one run; `stageTimeout` in milliseconds. Cloudflare limits the subrequests of an
 * invocation, and its work after the response to 30 s.
 */
const deliveryLimits = { maxAttempts: 20, stageTimeout: 25_000 };

/** Receivers by environment, which stays the same object while a Worker runs. */
const receivers = new WeakMap<WorkerEnvironment, Receiver>();

/** Returns the receiver of a Worker, created on first use; `undefined` without a database. */
export function getWorkerReceiver(
  environment: WorkerEnvironment,
): Receiver | undefined {
  const { QUOTES } = environment;
  if (!QUOTES) return undefined;
  const existing = receivers.get(environment);
  if (existing) return existing;
  const receiver = createReceiver({
    database: adaptD1Database(QUOTES),
    settings: readChannels(getEnvironmentVariables(environment), {}),
    rateLimit: (ip) => consumeRateLimit("quote", ip, environment),
    perHour: hourlyLimits.cloudflare,
    allowedOrigins: [],
    readContent: () => fetchReceiverContent(environment),
    onTurnedAway: () =>
      console.error("A quote request was turned away by a limit"),
    onError: (error) =>
      console.error("A quote request could not be saved:", error),
  });
  receivers.set(environment, receiver);
  return receiver;
}

/** Delivers the due requests of all channels. */
async function deliverDue({ queuedChannels }: Receiver): Promise<void> {
  const { maxAttempts, stageTimeout } = deliveryLimits;
  await Promise.all(
    queuedChannels.map(({ recipient, queue, send }) =>
      deliverDueQuoteRequests(queue, send, {
        maxAttempts: Math.floor(maxAttempts / queuedChannels.length),
        stageTimeout,
        onAttempt(attempt) {
          if (!attempt.delivered) logFailedAttempt(recipient, attempt);
        },
      }),
    ),
  );
}

/** Delivers due requests, including those received before a channel was configured. */
export async function runScheduledDeliveries(
  receiver: Receiver,
): Promise<void> {
  await receiver.queueUndelivered();
  await deliverDue(receiver);
}

/** Receives a quote request in the Worker. */
export async function receiveQuoteInWorker(
  request: Request,
  receiver: Receiver,
  context: WorkerContext,
): Promise<Response> {
  // A body of unknown length is rejected: it could be endless, and reading only a part of it breaks
  // the connection.
  const bytes = Number(request.headers.get("content-length") ?? NaN);
  const isShort = bytes <= maxBodyBytes;
  const isTooLong = request.body && !isShort;
  const { status, headers, body } = await receiveQuoteRequest(
    {
      method: request.method,
      query: Object.fromEntries(new URL(request.url).searchParams),
      headers: Object.fromEntries(request.headers),
      body: isTooLong
        ? Object.assign(new Error("Too long a body"), { statusCode: 413 })
        : await request.text().catch((error: unknown) => error as Error),
      ip: getClientIp(request),
    },
    {
      ...receiver,
      store: {
        async add(quoteRequest, spam) {
          const quote = await receiver.store.add(quoteRequest, spam);
          context.waitUntil(deliverDue(receiver));
          return quote;
        },
      },
    },
  );
  // `Response` accepts a 204 only with a null body.
  return new Response(body || null, { status, headers });
}
