import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { errorTexts } from "../../site/headers";

/** How long pending requests may take to finish on shutdown. Milliseconds. */
const shutdownGrace = 10_000;

/**
 * Timeouts for receiving a request, in milliseconds. Node checks them once per
 * `connectionsCheckingInterval`.
 */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 2_000,
};

/**
 * Makes a server shut down within seconds. By default Node keeps a connection
 * alive that was busy when shutdown began, and waits for stalled clients.
 * @param grace milliseconds after which all connections are closed
 */
export function limitShutdown(
  server: FastifyInstance,
  grace = shutdownGrace,
): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook("preClose", (done) => {
    const began = performance.now();
    timer = setInterval(() => {
      const isOver = performance.now() - began > grace;
      if (isOver) server.server.closeAllConnections();
      else server.server.closeIdleConnections();
    }, 100);
    done();
  });
  server.addHook("onClose", (_instance, done) => {
    clearInterval(timer);
    done();
  });
}

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Rejects requests with two `Host` headers, of which each proxy may read another,
 * and with one that is no host.
 */
export function rejectUnclearHost(server: FastifyInstance): void {
  server.addHook("onRequest", async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter(
      (_value, index, all) =>
        all[index - 1]?.toLowerCase() === "host" && index % 2,
    );
    if (hosts.length <= 1 && hosts.every((host) => hostName.test(host))) return;
    return reply
      .code(400)
      .type("text/plain; charset=utf-8")
      .send(errorTexts.request);
  });
}

/**
 * Rejects pipelined requests and closes their connection. Browsers don't
 * pipeline, and files opened for queued responses leak if the connection closes
 * first.
 */
export function rejectPipelining(server: FastifyInstance): void {
  const busy = new WeakSet<Socket>();
  server.addHook("onRequest", async ({ raw }, reply) => {
    const { socket } = raw;
    if (busy.has(socket))
      return reply
        .code(400)
        .header("Connection", "close")
        .type("text/plain; charset=utf-8")
        .send(errorTexts.pipelined);
    busy.add(socket);
    reply.raw.once("close", () => busy.delete(socket));
  });
}
