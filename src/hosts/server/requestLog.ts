import { LogController } from "fastify";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Drops the query, which may contain what a visitor typed. */
const pathOf = (url: string) => url.replace(/[?#].*/s, "");

/**
 * Logs one JSON object per line and nothing personal: no visitor addresses,
 * queries, headers or bodies.
 */
export const logger = {
  base: null,
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) }),
    res: ({ statusCode: status }: { statusCode: number }) => ({ status }),
  },
};

/** Logs each request once, when its response is sent. */
export class ResponseLog extends LogController {
  override incomingRequest(): void {
    // The response is logged instead.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      req: request,
      res: reply,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (error) reply.log.error({ ...line, err: error }, "failed");
    else reply.log.info(line, "answered");
  }
}
