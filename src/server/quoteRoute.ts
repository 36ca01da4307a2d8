import type { FastifyInstance } from "fastify";
import { routes } from "../site/routes";
import { longestBody, receiveQuote } from "./quotes/receiveQuote";
import type { Receiver } from "./quotes/receiveQuote";

/** The receiver under the embedded server. */
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
    async handler({ method, headers, body, ip }, reply) {
      const answer = await receiveQuote(
        { method, headers, body, address: ip },
        receiver,
      );
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .send(answer.body);
    },
  });
  ready();
}
