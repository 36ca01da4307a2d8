import { LogController } from "fastify";
import type { FastifyInstance } from "fastify";

/** Logs one JSON object per line, without Fastify's own lines about requests. */
export const logOptions = {
  logger: { base: null },
  logController: new LogController({ disableRequestLogging: true }),
};

/** Drops the query, which may contain what a visitor typed. */
const pathOf = (url: string) => url.replace(/[?#].*/s, "");

/**
 * Logs each response once, and nothing personal: no visitor addresses, queries,
 * headers or bodies.
 */
export function logResponses(server: FastifyInstance): void {
  server.addHook("onResponse", async ({ method, url, log }, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime);
    log.info({ method, path: pathOf(url), status, milliseconds }, "answered");
  });
}
