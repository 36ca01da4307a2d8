import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "../site/routes";
import { answerClientError } from "./clientErrors";
import { closeSoon, oneRequestAtATime, requestLimits } from "./connections";
import { quoteRoute } from "./quoteRoute";
import type { OpenReceiver } from "./quotes/openReceiver";
import { companyInFolder } from "./quotes/answers/readCompany";
import { refuse, refuseAddress } from "./errorResponses";
import { AnswerLog, logger } from "./requestLog";
import { currentSite } from "./servedSite";
import type { ServerSettings } from "./serverSettings";

interface ServerOptions extends Partial<Pick<ServerSettings, "trustProxy">> {
  /** Folder of the built site, or a link to it that releases change. */
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
  const { site, stop } = await currentSite(folder, (error) =>
    console.error("A release can't be served:", error),
  );
  const setHeaders = (
    { protocol }: FastifyRequest,
    reply: FastifyReply,
    path: string = routes.quoteReceiver,
  ) => {
    for (const name of Object.keys(reply.getHeaders()))
      reply.removeHeader(name);
    return reply.headers(site().headersOf(path, protocol === "https"));
  };

  const server = Fastify({
    forceCloseConnections: "idle",
    requestTimeout: requestLimits.requestTimeout,
    http: requestLimits,
    trustProxy: [...trustProxy],
    logger: log && logger,
    logController: new AnswerLog(),
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      void refuseAddress(reply);
    },
    clientErrorHandler: (error, socket) => {
      answerClientError(
        error,
        socket,
        site().headersOf(routes.quoteReceiver, false),
      );
    },
  });
  closeSoon(server);
  server.addHook("onRequest", async (request, reply) => {
    setHeaders(request, reply);
  });
  oneRequestAtATime(server);
  refuse(server);
  await server.register(fastifyStatic, {
    root: site().root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  await server.register(quoteRoute, {
    ...receiver,
    company: () => companyInFolder(folder),
  });
  server.addHook("onClose", async () => {
    stop();
    await receiver.close();
  });

  server.get(routes.health, async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await receiver.check();
      return { status: "up" };
    } catch {
      return reply.code(503).send({ status: "quote requests can't be kept" });
    }
  });
  server.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      const [requested = "/", query] = request.raw.url?.split(/\?(.*)/s) ?? [];
      const { root, answer } = site();
      const found = answer(requested);
      if ("redirect" in found)
        return reply
          .header("Cache-Control", "public, max-age=3600")
          .redirect(query ? `${found.redirect}?${query}` : found.redirect, 301);
      const file = "file" in found ? found.file : "/404.html";
      if ("notFound" in found) reply.code(404);
      return setHeaders(request, reply, pathOf(file))
        .header("Vary", "Accept-Encoding")
        .sendFile(file.slice(1), root);
    },
  });
  return server;
}
