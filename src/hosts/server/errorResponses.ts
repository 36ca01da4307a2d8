import type { FastifyInstance, FastifyReply } from "fastify";
import { readingMethods, errorTexts } from "../../site/headers";
import { routes } from "../../site/routes";

/** What a file that can't be read after all has set for its own contents. */
const contentHeaders = [
  "accept-ranges",
  "content-encoding",
  "content-length",
  "content-range",
  "etag",
  "last-modified",
];

/**
 * Sends plain text that reveals nothing about the server. Caches would keep it
 * as long as the file that the address stands for.
 */
function sendText(reply: FastifyReply, status: number, text: string) {
  for (const name of contentHeaders) reply.removeHeader(name);
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(text);
}

export function addErrorResponses(server: FastifyInstance): void {
  server.addHook("onRequest", async (request, reply) => {
    const isReceiver = request.routeOptions.url === routes.quoteReceiver;
    if (isReceiver || readingMethods.includes(request.method)) return;
    reply.header("Allow", readingMethods.join(", "));
    return sendText(reply, 405, errorTexts.method);
  });
  // A release may remove files while the server is running.
  server.setNotFoundHandler((_request, reply) =>
    sendText(reply, 404, errorTexts.missing),
  );
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) request.log.error({ err: error }, "failed");
    void sendText(
      reply,
      status,
      status < 500 ? errorTexts.address : errorTexts.failure,
    );
  });
}
