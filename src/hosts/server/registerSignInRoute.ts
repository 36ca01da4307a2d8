import type { FastifyInstance } from "fastify";
import { createRateLimiter } from "../../quote/inbox/limits/createRateLimiter";
import { routes } from "../../site/routes";
import type { SignInSettings } from "../signIn/exchangeCodeForToken";
import { handleSignIn } from "../signIn/handleSignIn";

/** Rate limit of one visitor: `perIp` requests per `window`, in seconds. A sign-in takes two requests. */
const signInLimits = { perIp: 30, window: 600 };

export function registerSignInRoute(
  server: FastifyInstance,
  settings: SignInSettings | undefined,
): void {
  const rateLimit = createRateLimiter(signInLimits);
  server.get(routes.signIn, async ({ raw, protocol, headers, ip }, reply) => {
    const retryAfter = await rateLimit(ip);
    if (retryAfter)
      throw Object.assign(new Error("Too many sign-ins"), {
        statusCode: 429,
        headers: { "Retry-After": String(retryAfter) },
      });
    // Fastify's `host` may be an untrusted X-Forwarded-Host.
    const scheme = protocol === "https" ? "https" : "http";
    const origin = `${scheme}://${headers.host ?? ""}`;
    if (!URL.canParse(origin))
      throw Object.assign(new Error("No host"), { statusCode: 400 });
    const request = new Request(
      new URL(raw.url ?? "", new URL(origin).origin),
      {
        headers: { cookie: headers.cookie ?? "" },
      },
    );
    const response = await handleSignIn(request, settings);
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  });
}
