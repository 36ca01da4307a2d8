import type { FastifyInstance, FastifyReply } from "fastify";
import type { CompanyFacts } from "../../quote/inbox/responses/companyFacts";
import { errorPage } from "../../quote/inbox/responses/errorPage";
import { readingMethods } from "../../site/headers";
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

/** Answers what no route does with a page that reveals nothing about the server. */
export function addErrorResponses(
  server: FastifyInstance,
  company: CompanyFacts,
): void {
  // Caches would keep it as long as the file that the address stands for.
  const sendError = (reply: FastifyReply, status: number) => {
    for (const name of contentHeaders) reply.removeHeader(name);
    return reply
      .code(status)
      .header("Cache-Control", "no-store")
      .type("text/html; charset=utf-8")
      .send(errorPage(status, company));
  };
  server.addHook("onRequest", async (request, reply) => {
    const isReceiver = request.routeOptions.url === routes.quoteReceiver;
    if (isReceiver || readingMethods.includes(request.method)) return;
    return sendError(reply.header("Allow", readingMethods.join(", ")), 405);
  });
  server.setNotFoundHandler((_request, reply) => sendError(reply, 404));
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, "failed");
    void sendError(reply, statusCode);
  });
}
