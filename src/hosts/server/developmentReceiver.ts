import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import Fastify from "fastify";
import { openReceiver } from "../../quote/inbox/openReceiver";
import { quoteSettings } from "../../quote/inbox/quoteSettings";
import { quoteRoute } from "./createServer";
import { companyInFolder } from "./servedSite";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const unlimited = () => Promise.resolve(0);

async function open(project: string, forget: () => void): Promise<Handler> {
  const server = Fastify();
  const receiver = openReceiver(quoteSettings(process.env, project), {
    rateLimit: unlimited,
    company: await companyInFolder(path.join(project, "public")),
    onReplaced: forget,
    // Gatsby bundles this file into another folder.
    migrations: path.join(project, "src/quote/inbox/store/migrations"),
  });
  await server.register(quoteRoute, receiver);
  await server.ready();
  return (request, response) => server.routing(request, response);
}

/**
 * The quote receiver under `npm run develop` and `npm run cms`, with the same
 * inbox as on the machine that serves the site, and without limits. The inbox is
 * opened by the first request.
 * @param onError told why it can't be opened
 */
export function developmentReceiver(
  project: string,
  onError: (error: unknown) => void,
): Handler {
  let opened: Promise<Handler> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return (request, response) => {
    opened ??= open(project, forget);
    opened.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        // The next request tries again.
        forget();
        onError(error);
        response.writeHead(500).end();
      },
    );
  };
}
