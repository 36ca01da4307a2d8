import fastifyStatic from "@fastify/static";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenReceiver } from "../../quote/inbox/openReceiver";
import { receiveQuote } from "../../quote/inbox/receiveQuote";
import type { IncomingQuote, Receiver } from "../../quote/inbox/receiveQuote";
import { errorPage } from "../../quote/inbox/responses/page";
import { maxBodyBytes } from "../../quote/inbox/store/quoteStore";
import { readingMethods } from "../../site/headers";
import { readablePath, routes } from "../../site/routes";
import type { SignInSettings } from "../signIn/gitHubToken";
import { limitShutdown, rejectPipelining, requestLimits } from "./connections";
import { readSite } from "./servedSite";
import { signInRoute } from "./signInRoute";
import type { ServerSettings } from "./serverSettings";

interface ServerOptions extends Partial<Pick<ServerSettings, "trustProxy">> {
  /** Folder of the built site. */
  readonly folder: string;
  /** Stores quote requests; closed with the server. */
  readonly receiver: OpenReceiver;
  /** For the sign-in of editors; without them it says that it isn't set up. */
  readonly signIn?: SignInSettings | undefined;
  readonly log?: boolean;
}

interface ServerError {
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const pathOf = (file: string) => file.replace(/\/index\.html$/, "") || "/";

/** Logs one JSON object per line, without Fastify's own lines about requests. */
const logOptions = {
  logger: { base: null },
  logController: new LogController({ disableRequestLogging: true }),
};

/** Drops the query, which may contain what a visitor typed. */
const withoutQuery = (url: string) => url.replace(/[?#].*/s, "");

/**
 * Logs each response once, and nothing personal: no visitor addresses, queries,
 * headers or bodies.
 */
function logResponses(server: FastifyInstance): void {
  server.addHook("onResponse", async ({ method, url, log }, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime);
    log.info(
      { method, path: withoutQuery(url), status, milliseconds },
      "answered",
    );
  });
}

/** The route of the quote receiver, which reads all bodies as they are. */
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

/**
 * The production server: built files, redirects, the 404 page, the quote
 * receiver and a health check.
 * @throws if the folder has no built site
 */
export async function createServer({
  folder,
  receiver,
  signIn,
  trustProxy = [],
  log = false,
}: ServerOptions): Promise<FastifyInstance> {
  const { root, resolve, headersOf } = await readSite(folder);
  const company = await receiver.company();
  const setHeaders = (
    { protocol }: FastifyRequest,
    reply: FastifyReply,
    path: string = routes.quoteReceiver,
  ) => {
    for (const name of Object.keys(reply.getHeaders()))
      reply.removeHeader(name);
    return reply.headers(headersOf(path, protocol === "https"));
  };
  /**
   * Sends a page that reveals nothing about the server. Caches would keep it as
   * long as the file that the address stands for.
   */
  const sendError = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    headers = {},
  ) =>
    setHeaders(request, reply)
      .code(status)
      .headers({ ...headers, "Cache-Control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(errorPage(status, company));

  const server = Fastify({
    forceCloseConnections: "idle",
    // What was sent before the shutdown is still answered.
    return503OnClosing: false,
    requestTimeout: requestLimits.requestTimeout,
    http: requestLimits,
    trustProxy: [...trustProxy],
    rewriteUrl: ({ url = "" }) => {
      // Clients of proxies may send the whole address.
      const address = url.replace(/^https?:\/\/[^/?]*/i, "") || "/";
      const [path = ""] = address.split("?");
      return readablePath(path) === path ? address : routes.notFound;
    },
    ...(log && logOptions),
  });
  limitShutdown(server);
  logResponses(server);
  server.addHook("onRequest", async (request, reply) => {
    setHeaders(request, reply);
  });
  rejectPipelining(server);
  server.addHook("onRequest", async (request, reply) => {
    const isReceiver = request.routeOptions.url === routes.quoteReceiver;
    if (!isReceiver && !readingMethods.includes(request.method))
      return sendError(request, reply, 405, {
        Allow: readingMethods.join(", "),
      });
  });
  server.setNotFoundHandler((request, reply) => sendError(request, reply, 404));
  server.setErrorHandler((error: ServerError, request, reply) => {
    const { statusCode = 500, headers } = error;
    if (statusCode >= 500) request.log.error({ err: error }, "failed");
    void sendError(request, reply, statusCode, headers);
  });
  await server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  await server.register(quoteRoute, receiver);
  server.addHook("onClose", () => receiver.close());

  signInRoute(server, signIn);
  server.get(routes.health, async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      return { status: "up", ...(await receiver.check()) };
    } catch {
      return reply.code(503).send({ status: "quote requests can't be saved" });
    }
  });
  server.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      const [requested = "/", query] = request.raw.url?.split(/\?(.*)/s) ?? [];
      const found = resolve(requested);
      if ("redirect" in found)
        return reply
          .header("Cache-Control", "public, max-age=3600")
          .redirect(query ? `${found.redirect}?${query}` : found.redirect, 301);
      const file = "file" in found ? found.file : "/404.html";
      setHeaders(request, reply, pathOf(file));
      if ("notFound" in found)
        reply.code(404).header("Cache-Control", "no-store");
      return reply.header("Vary", "Accept-Encoding").sendFile(file.slice(1));
    },
  });
  return server;
}
