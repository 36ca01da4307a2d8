import path from "node:path";
import { env } from "node:process";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { openReceiver } from "../server/quotes/openReceiver";
import { quoteSettings } from "../server/quotes/quoteSettings";
import {
  companyAtAddress,
  companyInFolder,
} from "../server/quotes/responses/readCompany";
import { receiveQuote } from "../server/quotes/receiveQuote";
import type { Receiver } from "../server/quotes/receiveQuote";

/** No rate limit in development; on Netlify the receiving service limits. */
const unlimited = () => Promise.resolve(0);

/**
 * Gatsby bundles this file into another folder, so a relative path would fail.
 */
const migrations = path.resolve("src/server/quotes/storage/migrations");

/**
 * Functions on Netlify can't read the site's files: `URL` is where it is
 * served.
 */
const company = () =>
  env.URL ? companyAtAddress(env.URL) : companyInFolder(path.resolve("public"));

// Gatsby replaces `process.env` with an empty object, but not `env`.
const open = (): Receiver => ({
  ...openReceiver(
    quoteSettings(env),
    unlimited,
    async () => (await company())?.texts,
    migrations,
  ),
  company,
});

let receiver: Receiver | undefined;

/** The quote receiver in `gatsby develop` and as a Netlify function. */
export default async function quote(
  { method = "GET", query, headers, body }: GatsbyFunctionRequest,
  reply: GatsbyFunctionResponse,
): Promise<void> {
  // Assigned only if opening succeeds: otherwise the next request tries again.
  receiver ??= open();
  const response = await receiveQuote(
    // Some hosts pass null if there is no query.
    { method, query: { ...query }, headers, body, address: "" },
    receiver,
  );
  for (const [name, value] of Object.entries(response.headers))
    reply.setHeader(name, value);
  reply.status(response.status).send(response.body);
}
