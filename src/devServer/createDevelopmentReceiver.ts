import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import Fastify from "fastify";
import { startReceiver } from "../quote/inbox/startReceiver";
import { readQuoteSettings } from "../quote/inbox/readQuoteSettings";
import { quoteRoutePlugin } from "../hosts/server/createServer";
import { readReceiverContent } from "../hosts/server/readBuiltSite";

type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => void;

const unlimited = () => Promise.resolve(0);

async function openQuoteRoute(
  project: string,
  reset: () => void,
): Promise<RequestHandler> {
  const server = Fastify();
  const receiver = startReceiver(readQuoteSettings(process.env, project), {
    rateLimit: unlimited,
    content: await readReceiverContent(path.join(project, "public")),
    onReplaced: reset,
    // Gatsby bundles this file into another folder.
    migrations: path.join(project, "src/quote/inbox/store/migrations"),
  });
  await server.register(quoteRoutePlugin, receiver);
  await server.ready();
  return (request, response) => server.routing(request, response);
}

/**
 * Creates the quote receiver of `npm run develop` and `npm run cms`. It has the inbox
 * of a self-hosted site, but no rate limits. The first request opens the inbox.
 * @param onError called with the reason if the inbox can't be opened
 */
export function createDevelopmentReceiver(
  project: string,
  onError: (error: unknown) => void,
): RequestHandler {
  let opened: Promise<RequestHandler> | undefined;
  const reset = () => {
    opened = undefined;
  };
  return (request, response) => {
    opened ??= openQuoteRoute(project, reset);
    opened.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        // The next request tries again.
        reset();
        onError(error);
        response.writeHead(500).end();
      },
    );
  };
}
