import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Maximum duration of pending requests on shutdown. The sum with `shutdownTimeout` of the
 * receiver is less than the 15 s that a proxy waits for the next server.
 */
const shutdownGraceMs = 5_000;

/**
 * Timeouts for receiving a request, in milliseconds. Node.js checks the timeouts once per
 * `connectionsCheckingInterval`.
 */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 2_000,
};

/**
 * Makes a server shut down within seconds. By default Node.js waits for stalled clients, and
 * keeps connections alive that were busy at the start of the shutdown.
 * @param graceMs time after which all connections are closed
 */
export function forceShutdownAfter(
  server: FastifyInstance,
  graceMs = shutdownGraceMs,
): void {
  let timers: NodeJS.Timeout[] = [];
  server.addHook("preClose", (done) => {
    timers = [
      setInterval(() => server.server.closeIdleConnections(), 100),
      setInterval(() => server.server.closeAllConnections(), graceMs),
    ];
    done();
  });
  server.addHook("onClose", (_instance, done) => {
    timers.forEach(clearInterval);
    done();
  });
}

/**
 * Rejects pipelined requests and closes their connection. Browsers don't pipeline, and
 * files opened for queued responses leak if the connection closes first.
 */
export function rejectPipelining(server: FastifyInstance): void {
  const busy = new WeakSet<Socket>();
  server.addHook("onRequest", async ({ raw }, reply) => {
    const { socket } = raw;
    if (busy.has(socket))
      return reply.code(400).header("Connection", "close").send();
    busy.add(socket);
    reply.raw.once("close", () => busy.delete(socket));
  });
}
