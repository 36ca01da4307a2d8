import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";

const compress = promisify(brotliCompress);

/** Content types that hosts compress. */
const text = /^text\/|javascript|json|xml|svg/;

/**
 * Serves any built site with no headers of its own and brotli at its best, so that
 * sites can be compared.
 * @param root its folder
 */
export async function servePlain(root: string) {
  const server = Fastify();
  // Compressed once, before anything is timed: it takes longer than to send it.
  const compressed = new Map<string, Buffer>();
  await server.register(fastifyStatic, { root });
  server.addHook("onSend", async ({ url }, reply, payload) => {
    if (!text.test(String(reply.getHeader("content-type")))) return payload;
    const content = await buffer(payload as Readable);
    const sent = compressed.get(url) ?? (await compress(content));
    compressed.set(url, sent);
    reply
      .header("content-encoding", "br")
      .header("content-length", sent.length);
    return sent;
  });
  const origin = await server.listen({ host: "127.0.0.1", port: 0 });
  return { origin, close: () => server.close() };
}
