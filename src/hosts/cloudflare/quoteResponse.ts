import type { Database } from "../../quote/inbox/store/database";
import { quoteStore } from "../../quote/inbox/store/quoteStore";
import type { QuoteStore } from "../../quote/inbox/store/quoteStore";
import { networksOf } from "../../quote/inbox/limits/networks";
import { overallLimit } from "../../quote/inbox/limits/overallLimit";
import { maxBodyBytes } from "../../quote/inbox/readQuoteBody";
import { receiveQuote, rejectQuote } from "../../quote/inbox/receiveQuote";
import type { Receiver } from "../../quote/inbox/receiveQuote";
import { companyIn } from "./environment";
import { d1Database } from "./d1Database";
import { forwardDue } from "./forwardDue";
import type { Context, Environment } from "./environment";

/** The window of the rate limit in `wrangler.jsonc`, in seconds. */
const limitWindow = 60;

function deliveringStore(
  database: Database,
  url: string | undefined,
  context: Context,
): QuoteStore {
  const store = quoteStore(database, url ? ["forward"] : []);
  return {
    async add(request, spam) {
      const entry = await store.add(request, spam);
      context.waitUntil(forwardDue(database, url));
      return entry;
    },
  };
}

export async function quoteResponse(
  request: Request,
  environment: Environment & Required<Pick<Environment, "QUOTES">>,
  context: Context,
): Promise<Response> {
  const { QUOTES, QUOTE_LIMIT, QUOTE_FORWARD_URL } = environment;
  const database = d1Database(QUOTES);
  const receiver: Receiver = {
    store: deliveringStore(database, QUOTE_FORWARD_URL, context),
    rateLimit: async (address) => {
      const limited = await QUOTE_LIMIT?.limit({
        key: networksOf(address).own,
      });
      const wait =
        limited?.success === false ? limitWindow : await overallLimit(database);
      if (wait) console.error("A quote request was turned away by a limit");
      return wait;
    },
    allowedOrigins: [],
    onError: (error) =>
      console.error("A quote request could not be saved:", error),
    company: () => companyIn(request, environment),
  };
  const incoming = {
    method: request.method,
    query: Object.fromEntries(new URL(request.url).searchParams),
    headers: Object.fromEntries(request.headers),
    address: request.headers.get("cf-connecting-ip") ?? "",
  };
  const receive = async () => {
    // A body of unknown length could be endless.
    const bytes = Number(request.headers.get("content-length") ?? NaN);
    if (request.body && !(bytes <= maxBodyBytes))
      throw Object.assign(new Error("Too long a body"), { statusCode: 413 });
    return receiveQuote({ ...incoming, body: await request.text() }, receiver);
  };
  const response = await receive().catch((error: unknown) =>
    rejectQuote({ ...incoming, body: undefined }, receiver, error),
  );
  // `Response` accepts a 204 only with a null body.
  const { status, headers, body } = response;
  return new Response(body || null, { status, headers });
}
