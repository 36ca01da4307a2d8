import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Time for which pending requests may continue on shutdown. Together with `shutdownTimeout` of the
 * receiver, it is less than the 15 s that a proxy waits for the next server.
 */
const shutdownGraceMs = 5_000;

/**
 * Timeouts for receiving a request, in milliseconds. Node.js checks them every
 * `connectionsCheckingInterval`.
 */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 2_000,
};

/**
 * Limits how long a server takes to close. By default, Node.js waits for stalled clients, and for
 * connections that become idle only after the shutdown has begun.
 * @param graceMs time after which all connections are closed
 */
export function limitShutdownTime(
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
 * Rejects pipelined requests and closes their connection: files that are open for queued responses
 * leak if a client closes the connection. Browsers don't pipeline.
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
