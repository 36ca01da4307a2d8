import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { serveSite } from "../../src/bench/serveSite";

/** Bytes of HTML that arrive at once, about a card or a paragraph. */
const piece = 1_500;
/** Milliseconds between pieces: more than a frame. */
const interval = 25;
/** Milliseconds that a font or a picture takes; fonts come last of all. */
const lateness = { font: 1_500, image: 300 };

/**
 * The built site behind a bad connection: pages arrive piece by piece, each of
 * which is painted; letters and pictures arrive late.
 */
export async function serveSlowly() {
  const site = await serveSite();

  async function answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const found = await fetch(site.origin + (request.url ?? "/"));
    const type = found.headers.get("content-type") ?? "";
    const body = Buffer.from(await found.arrayBuffer());
    if (type.includes("font")) await pause(lateness.font);
    if (type.startsWith("image/")) await pause(lateness.image);
    const isPage = type.startsWith("text/html");
    response.writeHead(found.status, { "Content-Type": type });
    const size = isPage ? piece : body.length;
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size));
      if (isPage) await pause(interval);
    }
    response.end();
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}
