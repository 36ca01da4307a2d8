import type { FastifyInstance, FastifyReply } from "fastify";
import { readingMethods, errorTexts } from "../site/errorTexts";
import { routes } from "../site/routes";

/** Plain words, and none about the server. */
const say = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type("text/plain; charset=utf-8").send(text);

/** The answer to an address that is no path, such as `/%zz`. */
export const refuseAddress = (reply: FastifyReply) =>
  say(reply, 400, errorTexts.address);

/** Answers what is no request for a page or file. */
export function refuse(server: FastifyInstance): void {
  server.addHook("onRequest", async (request, reply) => {
    const isReceiver = request.routeOptions.url === routes.quoteReceiver;
    if (isReceiver || readingMethods.includes(request.method)) return;
    reply.header("Allow", readingMethods.join(", "));
    return say(reply, 405, errorTexts.method);
  });
  // A release may remove files under a server that runs.
  server.setNotFoundHandler((_request, reply) =>
    say(reply, 404, errorTexts.missing),
  );
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) request.log.error({ err: error }, "failed");
    void say(
      reply,
      status,
      status < 500 ? errorTexts.address : errorTexts.failure,
    );
  });
}
