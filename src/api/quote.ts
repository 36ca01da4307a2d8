import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { openReceiver } from "../server/quotes/openReceiver";
import type { OpenReceiver } from "../server/quotes/openReceiver";
import { quoteSettings } from "../server/quotes/quoteSettings";
import { rateLimiter } from "../server/quotes/rateLimit";
import { receiveQuote } from "../server/quotes/receiveQuote";

/** Netlify names the visitor here; editing on one's own machine needs no limit. */
const addressHeader = "x-nf-client-connection-ip";

function open(): Promise<OpenReceiver> {
  const settings = quoteSettings(process.env);
  const limit = rateLimiter(settings.limits);
  return openReceiver(settings, (address) =>
    address ? limit(address) : Promise.resolve(0),
  );
}

let receiver: Promise<OpenReceiver> | undefined;

/** The receiver under `gatsby develop`, and as a function of Netlify. */
export default async function quote(
  { method = "GET", headers, body }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  receiver ??= open();
  const address = String(headers[addressHeader] ?? "");
  const answer = await receiveQuote(
    { method, headers, body, address },
    await receiver,
  );
  for (const [name, value] of Object.entries(answer.headers))
    response.setHeader(name, value);
  response.status(answer.status).send(answer.body);
}
