import { env } from "node:process";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { openReceiver } from "../server/quotes/openReceiver";
import type { OpenReceiver } from "../server/quotes/openReceiver";
import { quoteSettings } from "../server/quotes/quoteSettings";
import { receiveQuote } from "../server/quotes/receiveQuote";

/** For one's own machine. On Netlify the service that keeps requests limits them. */
const unlimited = () => Promise.resolve(0);

let receiver: Promise<OpenReceiver> | undefined;

/** The receiver under `gatsby develop`, and as a function of Netlify. */
export default async function quote(
  { method = "GET", headers, body }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  // Gatsby compiles `process.env` to an empty object, but not this.
  receiver ??= openReceiver(quoteSettings(env), unlimited);
  const answer = await receiveQuote(
    { method, headers, body, address: "" },
    await receiver,
  );
  for (const [name, value] of Object.entries(answer.headers))
    response.setHeader(name, value);
  response.status(answer.status).send(answer.body);
}
