import { LogController } from "fastify";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A path without its query, which may hold what a visitor typed. */
const pathOf = (url: string) => url.replace(/[?#].*/s, "");

/**
 * The log, a JSON object a line. It holds nothing personal: no addresses of
 * visitors, no queries, no headers and no bodies.
 */
export const logger = {
  base: null,
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) }),
    res: ({ statusCode: status }: { statusCode: number }) => ({ status }),
  },
};

/** One line a request, once it is answered. */
export class AnswerLog extends LogController {
  override incomingRequest(): void {
    // Its answer is logged.
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
