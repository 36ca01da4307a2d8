import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { errorTexts } from "../site/errorTexts";

/** How long requests under way have when the server closes. Milliseconds. */
const longestClosing = 10_000;

/**
 * How long the parts of a request may take, in milliseconds: Node looks for
 * requests that took longer at every interval.
 */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 2_000,
};

/**
 * Has a server close within seconds. A connection in use when closing begins is
 * kept alive after its last answer otherwise, and one that says nothing or stops
 * in the middle of a request for as long as its other end likes.
 * @param grace milliseconds after which connections are cut
 */
export function closeSoon(
  server: FastifyInstance,
  grace = longestClosing,
): void {
  let looking: NodeJS.Timeout | undefined;
  server.addHook("preClose", (done) => {
    const began = performance.now();
    looking = setInterval(() => {
      const isOver = performance.now() - began > grace;
      if (isOver) server.server.closeAllConnections();
      else server.server.closeIdleConnections();
    }, 100);
    done();
  });
  server.addHook("onClose", (_instance, done) => {
    clearInterval(looking);
    done();
  });
}

/**
 * Refuses a request whose connection still waits for an answer, and ends the
 * connection. No browser sends one. Files that are opened for answers to come
 * stay open for good when the connection ends before.
 */
export function oneRequestAtATime(server: FastifyInstance): void {
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
