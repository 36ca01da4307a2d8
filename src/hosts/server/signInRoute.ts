import type { FastifyInstance } from "fastify";
import { rateLimiter } from "../../quote/inbox/limits/rateLimit";
import { routes } from "../../site/routes";
import type { SignInSettings } from "../signIn/gitHubToken";
import { signIn } from "../signIn/signIn";

/** Each sign-in takes two requests, and may ask GitHub. */
const limits = { perAddress: 30, window: 600 };

export function signInRoute(
  server: FastifyInstance,
  settings: SignInSettings | undefined,
): void {
  const rateLimit = rateLimiter(limits);
  server.get(routes.signIn, async ({ raw, protocol, headers, ip }, reply) => {
    const wait = await rateLimit(ip);
    if (wait)
      throw Object.assign(new Error("Too many sign-ins"), {
        statusCode: 429,
        headers: { "Retry-After": String(wait) },
      });
    // Not `host`, which may be a client's X-Forwarded-Host.
    const origin = `${protocol === "https" ? "https" : "http"}://${headers.host ?? ""}`;
    if (!URL.canParse(origin))
      throw Object.assign(new Error("No host"), { statusCode: 400 });
    const request = new Request(
      new URL(raw.url ?? "", new URL(origin).origin),
      {
        headers: { cookie: headers.cookie ?? "" },
      },
    );
    const response = await signIn(request, settings);
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  });
}
