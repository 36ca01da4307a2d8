import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "../../site/routes";
import type { QuoteResponse } from "../../quote/inbox/responses/quoteResponse";
import { maxBodyBytes } from "../../quote/inbox/readQuoteBody";
import type { IncomingQuote } from "../../quote/inbox/readQuoteBody";
import { receiveQuote, rejectQuote } from "../../quote/inbox/receiveQuote";
import type { Receiver } from "../../quote/inbox/receiveQuote";

const incoming = ({
  method,
  query,
  headers,
  body,
  ip,
}: FastifyRequest): IncomingQuote => ({
  method,
  query: query as IncomingQuote["query"],
  headers,
  body: body as string | undefined,
  address: ip,
});

const send = (reply: FastifyReply, { status, headers, body }: QuoteResponse) =>
  reply.code(status).headers(headers).send(body);

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
  server.route({
    method: server.supportedMethods,
    url: routes.quoteReceiver,
    bodyLimit: maxBodyBytes,
    handler: async (request, reply) =>
      send(reply, await receiveQuote(incoming(request), receiver)),
    errorHandler(error, request, reply) {
      void rejectQuote(incoming(request), receiver, error).then((response) =>
        send(reply, response),
      );
    },
  });
  ready();
}
