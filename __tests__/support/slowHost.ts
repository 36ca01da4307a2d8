import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { openingEndId } from "../../src/site/openingEndId";
import { frameAfter } from "./browserPages";

/** Bytes of HTML per piece, about a card or a paragraph. */
const piece = 1_500;

/** Resolves when a page has parsed what has arrived. */
const hasRead = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));

/**
 * The built site on a slow connection, for one page: its HTML arrives in pieces,
 * and each is processed before the next one comes.
 * @param change modifies the HTML
 */
export async function serveSlowly(page: Page, change = (html: string) => html) {
  async function answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const address = new URL(request.url ?? "/", process.env.TEST_SITE);
    const found = await fetch(address);
    const type = found.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    const body = isPage
      ? Buffer.from(change(await found.text()))
      : Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { "Content-Type": type });
    const size = isPage ? piece : body.length;
    const opening = body.indexOf(`id="${openingEndId}"`);
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size));
      // Rendering is blocked until the end of the page's first block.
      const dealtWith = start < opening ? hasRead : frameAfter;
      // The initial blank page may be discarded meanwhile.
      if (isPage) await dealtWith(page).catch(() => undefined);
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
    },
  };
}
