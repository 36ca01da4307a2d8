import { sendDue } from "../../quote/inbox/delivery/channel";
import { forwardTo } from "../../quote/inbox/delivery/forward";
import { perHour } from "../../quote/inbox/limits/limits";
import { receiveQuote } from "../../quote/inbox/receiveQuote";
import type { Receiver } from "../../quote/inbox/receiveQuote";
import type { Database } from "../../quote/inbox/store/database";
import { deliveryQueue } from "../../quote/inbox/store/deliveries";
import {
  maxBodyBytes,
  overallLimit,
  queueDeliveries,
  quoteStore,
} from "../../quote/inbox/store/quoteStore";
import {
  addressOf,
  builtCompany,
  d1Database,
  networkLimit,
} from "./environment";
import type { Context, Environment } from "./environment";

/** What Cloudflare allows: subrequests of one invocation, and 30 s after a response. */
const limits = { atMost: 20, timeout: 25_000 };

/** Delivers due requests to a service. */
const forwardDue = (database: Database, url: string): Promise<void> =>
  sendDue(deliveryQueue(database, "forward"), forwardTo(url), {
    ...limits,
    onAttempt({ delivered, result }) {
      if (!delivered)
        console.error(
          `A quote request can't be delivered to QUOTE_FORWARD_URL, and delivery is retried: ${result}`,
        );
    },
  });

/** Delivers on schedule, also what came before there was a service. */
export async function forwardAll(
  database: Database,
  url: string,
): Promise<void> {
  await database.write(...queueDeliveries(["forward"]));
  await forwardDue(database, url);
}

/** Receives a quote request in the Worker. */
export async function workerReceiver(
  request: Request,
  environment: Environment & Required<Pick<Environment, "QUOTES">>,
  context: Context,
): Promise<Response> {
  const { QUOTES, QUOTE_FORWARD_URL: url } = environment;
  const database = d1Database(QUOTES);
  const store = quoteStore(database, url ? ["forward"] : []);
  const receiver: Receiver = {
    store: {
      async add(request, spam) {
        const entry = await store.add(request, spam);
        if (url) context.waitUntil(forwardDue(database, url));
        return entry;
      },
    },
    rateLimit: async (address) => {
      const wait =
        (await networkLimit("quote", address, environment)) ||
        (await overallLimit(database, perHour.cloudflare));
      if (wait) console.error("A quote request was turned away by a limit");
      return wait;
    },
    allowedOrigins: [],
    onError: (error) =>
      console.error("A quote request could not be saved:", error),
    company: () => builtCompany(request, environment),
  };
  // A body of unknown length could be endless, and one that is read in part breaks the connection.
  const bytes = Number(request.headers.get("content-length") ?? NaN);
  const isTooLong = request.body && !(bytes <= maxBodyBytes);
  const response = await receiveQuote(
    {
      method: request.method,
      query: Object.fromEntries(new URL(request.url).searchParams),
      headers: Object.fromEntries(request.headers),
      body: isTooLong
        ? Object.assign(new Error("Too long a body"), { statusCode: 413 })
        : await request.text().catch((error: unknown) => error as Error),
      address: addressOf(request),
    },
    receiver,
  );
  // `Response` accepts a 204 only with a null body.
  const { status, headers, body } = response;
  return new Response(body || null, { status, headers });
}
