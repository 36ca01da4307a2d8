import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "../../site/routes";
import { maxBodyBytes } from "../../quote/inbox/readQuoteBody";
import type { IncomingQuote } from "../../quote/inbox/readQuoteBody";
import { receiveQuote } from "../../quote/inbox/receiveQuote";
import type { Receiver } from "../../quote/inbox/receiveQuote";

export function quoteRoute(
  server: FastifyInstance,
  receiver: Receiver,
  ready: () => void,
): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "*",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  const answer = async (
    { method, query, headers, body, ip }: FastifyRequest,
    reply: FastifyReply,
    error?: Error,
  ) => {
    const response = await receiveQuote(
      {
        method,
        query: query as IncomingQuote["query"],
        headers,
        body: error ?? (body as string | undefined),
        address: ip,
      },
      receiver,
    );
    return reply
      .code(response.status)
      .headers(response.headers)
      .send(response.body);
  };
  server.route({
    method: server.supportedMethods,
    url: routes.quoteReceiver,
    bodyLimit: maxBodyBytes,
    handler: (request, reply) => answer(request, reply),
    errorHandler: (error, request, reply) => void answer(request, reply, error),
  });
  ready();
}
