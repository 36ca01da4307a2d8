import fs from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "../site/routes";
import { answerHeaders, readHeaderRules } from "./headers";
import { quoteRoute } from "./quoteRoute";
import type { OpenReceiver } from "./quotes/openReceiver";
import { refuse, refuseAddress } from "./refusals";
import { AnswerLog, logger } from "./requestLog";
import type { ServerSettings } from "./serverSettings";
import { sitePaths } from "./sitePaths";

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        `/${path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/")}`,
    );
}

/**
 * Lets a server close within moments: a connection in use when closing begins
 * is kept alive after its last answer otherwise.
 */
function closeConnectionsWhenIdle(server: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook("preClose", (done) => {
    timer = setInterval(() => server.server.closeIdleConnections(), 100);
    done();
  });
  server.addHook("onClose", (_instance, done) => {
    clearInterval(timer);
    done();
  });
}

interface ServerOptions extends Partial<Pick<ServerSettings, "trustProxy">> {
  /** Folder of the built site. */
  readonly folder: string;
  /** Keeps quote requests; closed with the server. */
  readonly receiver: OpenReceiver;
  /** Whether requests are logged, to the standard output. */
  readonly log?: boolean;
}

/** The path by which the header rules know a file. */
const pathOf = (file: string) => file.replace(/\/index\.html$/, "") || "/";

/**
 * The production server: built files, redirects, the 404 screen, the quote
 * receiver and a health check.
 * @throws when the folder holds no built site
 */
export async function createServer({
  folder,
  receiver,
  trustProxy = [],
  log = false,
}: ServerOptions): Promise<FastifyInstance> {
  const answer = sitePaths(await filesBelow(folder));
  if (!("file" in answer("/")))
    throw new Error(`${folder} holds no built site: run "npm run build" first`);
  const headersOf = answerHeaders(await readHeaderRules(folder));
  const setHeaders = (
    { protocol }: FastifyRequest,
    reply: FastifyReply,
    path: string = routes.quoteReceiver,
  ) => {
    for (const name of Object.keys(reply.getHeaders()))
      reply.removeHeader(name);
    return reply.headers(headersOf(path, protocol === "https"));
  };

  const server = Fastify({
    forceCloseConnections: "idle",
    // A request that never ends must not keep the server from closing.
    requestTimeout: 30_000,
    trustProxy: [...trustProxy],
    logger: log && logger,
    logController: new AnswerLog(),
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      void refuseAddress(reply);
    },
  });
  closeConnectionsWhenIdle(server);
  server.addHook("onRequest", async (request, reply) => {
    setHeaders(request, reply);
  });
  refuse(server);
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  await server.register(quoteRoute, receiver);
  server.addHook("onClose", () => receiver.close());

  server.get(routes.health, (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ status: "up" }),
  );
  server.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      const [requested = "/", query] = request.raw.url?.split(/\?(.*)/s) ?? [];
      const found = answer(requested);
      if ("redirect" in found)
        return reply
          .header("Cache-Control", "public, max-age=3600")
          .redirect(query ? `${found.redirect}?${query}` : found.redirect, 301);
      const file = "file" in found ? found.file : "/404.html";
      if ("notFound" in found) reply.code(404);
      return setHeaders(request, reply, pathOf(file))
        .header("Vary", "Accept-Encoding")
        .sendFile(file.slice(1));
    },
  });
  return server;
}
