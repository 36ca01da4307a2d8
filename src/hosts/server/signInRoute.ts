import type { FastifyInstance } from "fastify";
import { rateLimiter } from "../../quote/inbox/limits/rateLimit";
import { errorTexts } from "../../site/headers";
import { routes } from "../../site/routes";
import { signIn } from "../signIn/signIn";
import type { SignInSettings } from "../signIn/signInSettings";

/** Each sign-in takes two requests, and may ask GitHub. */
const limits = { perAddress: 30, window: 600 };

export function signInRoute(
  server: FastifyInstance,
  settings: SignInSettings | undefined,
): void {
  const rateLimit = rateLimiter(limits);
  server.get(routes.signIn, async ({ raw, protocol, headers, ip }, reply) => {
    // Not `host`, which may be a client's X-Forwarded-Host.
    const origin = `${protocol}://${headers.host ?? ""}`;
    const plain = reply.header("Cache-Control", "no-store").type("text/plain");
    if (!URL.canParse(origin)) return plain.code(400).send(errorTexts.request);
    const wait = await rateLimit(ip);
    if (wait)
      return plain
        .code(429)
        .header("Retry-After", String(wait))
        .send(errorTexts.often);
    const request = new Request(new URL(raw.url ?? "", origin), {
      headers: { cookie: headers.cookie ?? "" },
    });
    const response = await signIn(request, settings);
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  });
}
