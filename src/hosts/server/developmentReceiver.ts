import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import Fastify from "fastify";
import { openReceiver } from "../../quote/inbox/openReceiver";
import { quoteSettings } from "../../quote/inbox/quoteSettings";
import {
  companyInFolder,
  textsInFolder,
} from "../../quote/inbox/answers/readCompany";
import { quoteRoute } from "./quoteRoute";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const unlimited = () => Promise.resolve(0);

async function open(project: string): Promise<Handler> {
  const folder = path.join(project, "public");
  const server = Fastify();
  await server.register(quoteRoute, {
    ...openReceiver(
      quoteSettings(process.env, project),
      unlimited,
      textsInFolder(folder),
      // Gatsby bundles this file into another folder.
      path.join(project, "src/quote/inbox/store/migrations"),
    ),
    company: () => companyInFolder(folder),
  });
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
  return (request, response) => {
    opened ??= open(project);
    opened.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        // The next request tries again.
        opened = undefined;
        onError(error);
        response.writeHead(500).end();
      },
    );
  };
}
