import path from "node:path";
import { env } from "node:process";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { openReceiver } from "../server/quotes/openReceiver";
import { quoteSettings } from "../server/quotes/quoteSettings";
import {
  companyAtAddress,
  companyInFolder,
} from "../server/quotes/answers/readCompany";
import { receiveQuote } from "../server/quotes/receiveQuote";
import type { Receiver } from "../server/quotes/receiveQuote";

/** For one's own machine. On Netlify the service that keeps requests limits them. */
const unlimited = () => Promise.resolve(0);

/** The bundle that Gatsby makes of this lies elsewhere. */
const migrations = path.resolve("src/server/quotes/storage/migrations");

/** On Netlify the site's files are elsewhere, at the address in this variable. */
const company = () =>
  env.URL ? companyAtAddress(env.URL) : companyInFolder(path.resolve("public"));

// Gatsby compiles `process.env` to an empty object, but not `env`.
const open = (): Receiver => ({
  ...openReceiver(quoteSettings(env), unlimited, migrations),
  company,
});

let receiver: Receiver | undefined;

/** The receiver under `gatsby develop`, and as a function of Netlify. */
export default async function quote(
  { method = "GET", query, headers, body }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  receiver ??= open();
  const answer = await receiveQuote(
    // A host may give null for none.
    { method, query: { ...query }, headers, body, address: "" },
    receiver,
  );
  for (const [name, value] of Object.entries(answer.headers))
    response.setHeader(name, value);
  response.status(answer.status).send(answer.body);
}
