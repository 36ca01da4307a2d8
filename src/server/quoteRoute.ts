import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "../site/routes";
import type { QuoteAnswer } from "./quotes/answers/quoteAnswers";
import { longestBody } from "./quotes/readQuoteBody";
import type { IncomingQuote } from "./quotes/readQuoteBody";
import { receiveQuote, refuseQuote } from "./quotes/receiveQuote";
import type { Receiver } from "./quotes/receiveQuote";

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
  body,
  address: ip,
});

const send = (reply: FastifyReply, { status, headers, body }: QuoteAnswer) =>
  reply.code(status).headers(headers).send(body);

/** Adds the quote receiver to the embedded server. */
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
    bodyLimit: longestBody,
    handler: async (request, reply) =>
      send(reply, await receiveQuote(incoming(request), receiver)),
    errorHandler(error, request, reply) {
      void refuseQuote(incoming(request), receiver, error).then((answer) =>
        send(reply, answer),
      );
    },
  });
  ready();
}
