import type { FastifyInstance } from "fastify";
import { routes } from "../../site/routes";
import { signIn } from "../signIn/signIn";
import type { SignInSettings } from "../signIn/signInSettings";

/** Adds the sign-in of editors to the embedded server. */
export function signInRoute(
  server: FastifyInstance,
  settings: SignInSettings | undefined,
): void {
  server.get(routes.signIn, async ({ raw, protocol, host, headers }, reply) => {
    const url = new URL(raw.url ?? "", `${protocol}://${host}`);
    const request = new Request(url, {
      headers: { cookie: headers.cookie ?? "" },
    });
    const response = await signIn(request, settings);
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  });
}
