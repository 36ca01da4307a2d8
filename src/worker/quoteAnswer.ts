import { companyFacts } from "../server/quotes/answers/companyFacts";
import type { Database } from "../server/quotes/storage/database";
import { databaseStore } from "../server/quotes/storage/databaseStore";
import type { QuoteStore } from "../server/quotes/storage/quoteEntry";
import { longestBody } from "../server/quotes/readQuoteBody";
import { receiveQuote, refuseQuote } from "../server/quotes/receiveQuote";
import type { Receiver } from "../server/quotes/receiveQuote";
import { companyFile } from "../site/buildFiles";
import { d1Database } from "./d1Database";
import { deliverDue } from "./deliverDue";
import type { Context, Environment } from "./environment";
import { quoteLimit } from "./quoteLimit";
import { readText } from "./readText";

/** Delivers what it keeps once the visitor is answered. */
function deliveringStore(
  database: Database,
  url: string | undefined,
  context: Context,
): QuoteStore {
  const store = databaseStore(database, url ? ["forward"] : []);
  return {
    async add(request, spam) {
      const entry = await store.add(request, spam);
      context.waitUntil(deliverDue(database, url));
      return entry;
    },
  };
}

/** The receiver under the Worker. */
export async function quoteAnswer(
  request: Request,
  environment: Environment & Required<Pick<Environment, "QUOTES">>,
  context: Context,
): Promise<Response> {
  const { ASSETS, QUOTES, QUOTE_LIMIT, QUOTE_FORWARD_URL } = environment;
  const database = d1Database(QUOTES);
  const receiver: Receiver = {
    store: deliveringStore(database, QUOTE_FORWARD_URL, context),
    rateLimit: quoteLimit(database, QUOTE_LIMIT),
    allowedOrigins: [],
    onError: (error) =>
      console.error("A quote request could not be kept:", error),
    company: () =>
      companyFacts(async () => {
        const file = new URL(`/${companyFile}`, request.url);
        return (await ASSETS.fetch(new Request(file))).text();
      }),
  };
  const incoming = {
    method: request.method,
    query: Object.fromEntries(new URL(request.url).searchParams),
    headers: Object.fromEntries(request.headers),
    address: request.headers.get("cf-connecting-ip") ?? "",
  };
  const answer = await readText(request, longestBody)
    .then((body) => receiveQuote({ ...incoming, body }, receiver))
    .catch((error: unknown) =>
      refuseQuote({ ...incoming, body: undefined }, receiver, error),
    );
  // Only a null body may go with 204.
  const { status, headers, body } = answer;
  return new Response(body || null, { status, headers });
}
