import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { openReceiver } from "../server/quotes/openReceiver";
import type { OpenReceiver } from "../server/quotes/openReceiver";
import { quoteSettings } from "../server/quotes/quoteSettings";
import { receiveQuote } from "../server/quotes/receiveQuote";

/** Editing on one's own machine needs no limit. */
const unlimited = () => Promise.resolve(0);

let receiver: Promise<OpenReceiver> | undefined;

/** The receiver under `gatsby develop`. */
export default async function quote(
  { method = "GET", headers, body, socket }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  receiver ??= openReceiver(quoteSettings(process.env), unlimited);
  const answer = await receiveQuote(
    { method, headers, body, address: socket.remoteAddress ?? "" },
    await receiver,
  );
  for (const [name, value] of Object.entries(answer.headers))
    response.setHeader(name, value);
  response.status(answer.status).send(answer.body);
}
