import { createBrotliCompress } from "node:zlib";
import type { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";

/** Content types that hosts compress. */
const text = /^text\/|javascript|json|xml|svg/;

/**
 * Serves any built site with no headers of its own and brotli at its best, so that
 * sites can be compared.
 * @param root its folder
 */
export async function servePlain(root: string) {
  const server = Fastify();
  await server.register(fastifyStatic, { root });
  server.addHook("onSend", async (_request, reply, payload) => {
    if (!text.test(String(reply.getHeader("content-type")))) return payload;
    reply.header("content-encoding", "br").removeHeader("content-length");
    return (payload as Readable).pipe(createBrotliCompress());
  });
  const origin = await server.listen({ host: "127.0.0.1", port: 0 });
  return { origin, close: () => server.close() };
}
