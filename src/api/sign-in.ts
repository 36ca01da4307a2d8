import { env } from "node:process";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { signIn } from "../server/signIn/signIn";
import { signInSettings } from "../server/signIn/signInSettings";
import { routes } from "../site/routes";

/** The sign-in of editors as a Netlify function. */
export default async function signInFunction(
  { query, headers }: GatsbyFunctionRequest<unknown>,
  reply: GatsbyFunctionResponse,
): Promise<void> {
  const protocol = String(headers["x-forwarded-proto"] ?? "https");
  const url = new URL(routes.signIn, `${protocol}://${String(headers.host)}`);
  url.search = new URLSearchParams(query).toString();
  const request = new Request(url, {
    headers: { cookie: headers.cookie ?? "" },
  });
  // Gatsby replaces `process.env` with an empty object, but not `env`.
  const response = await signIn(request, signInSettings(env));
  for (const [name, value] of response.headers) reply.setHeader(name, value);
  reply.status(response.status).send(await response.text());
}
