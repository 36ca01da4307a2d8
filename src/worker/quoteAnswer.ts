import { longestBody } from "../server/quotes/readQuoteBody";
import { receiveQuote } from "../server/quotes/receiveQuote";
import { d1Store } from "./d1Store";
import type { Environment } from "./environment";

/** The window of the limit in `wrangler.jsonc`, in seconds. */
const limitWindow = 60;

/** A body that is too long by its own account is not read. */
const bodyOf = (request: Request) =>
  Number(request.headers.get("content-length")) > longestBody
    ? undefined
    : request.text();

/** The receiver under the Worker. */
export async function quoteAnswer(
  request: Request,
  { QUOTES, QUOTE_LIMIT }: Environment & Required<Pick<Environment, "QUOTES">>,
): Promise<Response> {
  const { status, headers, body } = await receiveQuote(
    {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await bodyOf(request),
      address: request.headers.get("cf-connecting-ip") ?? "",
    },
    {
      inbox: d1Store(QUOTES),
      async rateLimit(key) {
        const outcome = await QUOTE_LIMIT?.limit({ key });
        return outcome?.success === false ? limitWindow : 0;
      },
      allowedOrigins: [],
      onError: (error) =>
        console.error("A quote request could not be kept:", error),
    },
  );
  // Only a null body may go with 204.
  return new Response(body || null, { status, headers });
}
