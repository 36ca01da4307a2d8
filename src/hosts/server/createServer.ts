import fastifyStatic from "@fastify/static";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RunningReceiver } from "../../quote/inbox/startReceiver";
import { receiveQuoteRequest } from "../../quote/inbox/receiveQuoteRequest";
import type {
  IncomingRequest,
  ReceiverContext,
} from "../../quote/inbox/receiveQuoteRequest";
import { renderHttpErrorPage } from "../../quote/inbox/responses/hostPage";
import { maxBodyBytes } from "../../quote/inbox/store/quoteStore";
import { safeMethods } from "../../site/headers";
import { toDecodablePath, routes } from "../../site/routes";
import type { SignInSettings } from "../signIn/exchangeCodeForToken";
import {
  limitShutdownTime,
  rejectPipelining,
  requestTimeouts,
} from "./connections";
import { readBuiltSite } from "./readBuiltSite";
import { registerSignInRoute } from "./registerSignInRoute";
import type { ServerLog } from "./createServerLog";
import type { ServerSettings } from "./readServerSettings";

interface ServerOptions extends Partial<Pick<ServerSettings, "trustProxy">> {
  /** Folder of the built site. */
  readonly folder: string;
  /** Stores quote requests; closed with the server. */
  readonly receiver: RunningReceiver;
  /** Settings of the editors' sign-in. Without settings, the sign-in page shows an error. */
  readonly signIn?: SignInSettings | undefined;
  /** Gets one line per response. Without a log, responses aren't logged. */
  readonly log?: Pick<ServerLog, "stream" | "getIncident">;
}

interface ServerError {
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const pagePathOf = (file: string) => file.replace(/\/index\.html$/, "") || "/";

/** Builds Fastify's options for a log of JSON lines, without its default lines about requests. */
const createLogOptions = ({ stream }: Pick<ServerLog, "stream">) => ({
  logger: { base: null, stream },
  logController: new LogController({ disableRequestLogging: true }),
});

/**
 * Removes query and encoded fragment, which may contain a visitor's input. The fragment of a link may
 * be a moving plan, and mail programs that rewrite links encode its `#` as `%23`.
 */
const withoutQuery = (url: string) => url.replace(/(?:[?#]|%(?:25)*23).*/s, "");

/** Logs each response once, without personal data: no IP addresses, queries, headers or bodies. */
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

/** Fastify plugin: the route of the quote receiver, which gets the bodies of requests unparsed. */
export function quoteRoutePlugin(
  server: FastifyInstance,
  receiver: ReceiverContext,
  onReady: () => void,
): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "*",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  const respond = async (
    { method, query, headers, body, ip }: FastifyRequest,
    reply: FastifyReply,
    error?: Error,
  ) => {
    const response = await receiveQuoteRequest(
      {
        method,
        query: query as IncomingRequest["query"],
        headers,
        body: error ?? (body as string | undefined),
        ip,
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
    handler: (request, reply) => respond(request, reply),
    errorHandler: (error, request, reply) =>
      void respond(request, reply, error),
  });
  onReady();
}

/**
 * Creates the production server: built files, redirects, the 404 page, the quote
 * receiver, the sign-in and the health check.
 * @throws if the folder has no built site
 */
export async function createServer({
  folder,
  receiver,
  signIn,
  trustProxy = [],
  log,
}: ServerOptions): Promise<FastifyInstance> {
  const { root, resolve, headersOf } = await readBuiltSite(folder);
  const content = await receiver.readContent();
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
   * Sends an error page without details of the server. The response lacks the headers of
   * the requested path: with them, caches could store the error as long as the file.
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
      .send(renderHttpErrorPage(status, content));

  const server = Fastify({
    forceCloseConnections: "idle",
    // Requests that arrived before the shutdown are still answered.
    return503OnClosing: false,
    requestTimeout: requestTimeouts.requestTimeout,
    http: requestTimeouts,
    trustProxy: [...trustProxy],
    rewriteUrl: ({ url = "" }) => {
      // A client that takes the server for a proxy sends an absolute URL.
      const target = url.replace(/^https?:\/\/[^/?]*/i, "") || "/";
      const [path = ""] = target.split("?");
      return toDecodablePath(path) === path ? target : routes.notFound;
    },
    ...(log && createLogOptions(log)),
  });
  limitShutdownTime(server);
  logResponses(server);
  server.addHook("onRequest", async (request, reply) => {
    setHeaders(request, reply);
  });
  rejectPipelining(server);
  server.addHook("onRequest", async (request, reply) => {
    const isReceiver = request.routeOptions.url === routes.quoteReceiver;
    if (!isReceiver && !safeMethods.includes(request.method))
      return sendError(request, reply, 405, {
        Allow: safeMethods.join(", "),
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

  await server.register(quoteRoutePlugin, receiver);
  server.addHook("onClose", () => receiver.close());

  registerSignInRoute(server, signIn);
  server.get(routes.health, async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      const health = await receiver.checkHealth();
      return { status: "up", ...health, log: log?.getIncident() };
    } catch {
      return reply.code(503).send({ status: "quote requests can't be saved" });
    }
  });
  server.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      const [requestedPath = "/", query] =
        request.raw.url?.split(/\?(.*)/s) ?? [];
      const result = resolve(requestedPath);
      if ("redirect" in result)
        return reply
          .header("Cache-Control", "public, max-age=3600")
          .redirect(
            query ? `${result.redirect}?${query}` : result.redirect,
            301,
          );
      const file = "file" in result ? result.file : "/404.html";
      setHeaders(request, reply, pagePathOf(file));
      if ("notFound" in result)
        reply.code(404).header("Cache-Control", "no-store");
      return reply.header("Vary", "Accept-Encoding").sendFile(file.slice(1));
    },
  });
  return server;
}
