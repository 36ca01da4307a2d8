import { parse } from "node-html-parser";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { contentOf } from "./pageContent";
import type { PageContent } from "./pageContent";

export const resourceKinds = [
  "document",
  "script",
  "style",
  "font",
  "image",
  "other",
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

export type BytesByKind = Readonly<Record<ResourceKind, number>>;

/** What a page transferred before any interaction. */
export interface Transfer {
  readonly requests: number;
  /** Compressed bytes by kind, including headers. */
  readonly bytes: BytesByKind;
  readonly content: PageContent;
}

export const totalOf = (bytes: BytesByKind): number =>
  resourceKinds.reduce((total, kind) => total + bytes[kind], 0);

/**
 * What pages are requested with. Chrome names gzip before brotli, and `wrangler
 * dev` sends the first that it can; hosts, Cloudflare too, send brotli.
 */
export const encodingHeader = { "Accept-Encoding": "br, gzip" };

/** The phone that Lighthouse emulates. */
export const measuredPhone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  extraHTTPHeaders: encodingHeader,
};

/**
 * A page is loaded after this time without requests, in milliseconds: idle
 * callbacks have run by then.
 */
const quietTime = 4_000;
const timeoutMs = 60_000;

/** By content type, so that prefetched files count as their own kind. */
function kindOf(contentType: string): ResourceKind {
  if (/javascript/.test(contentType)) return "script";
  if (/^text\/css/.test(contentType)) return "style";
  if (/^text\/html/.test(contentType)) return "document";
  if (/^image\//.test(contentType)) return "image";
  if (/font/.test(contentType)) return "font";
  return "other";
}

interface Received {
  kind: ResourceKind;
  bytes: number;
}

/** Counts the bytes that a page receives from now on. */
async function countReceived(page: Page) {
  const client = await page.context().newCDPSession(page);
  const pending = new Map<string, Received>();
  const received: Received[] = [];
  let changed = performance.now();

  const end = (id: string, bytes?: number) => {
    const one = pending.get(id);
    if (!one) return;
    pending.delete(id);
    received.push({ ...one, bytes: bytes ?? one.bytes });
    changed = performance.now();
  };
  client.on("Network.requestWillBeSent", (event) => {
    const { requestId, request, redirectResponse } = event;
    // The request after a redirect has the same id.
    if (redirectResponse) end(requestId, redirectResponse.encodedDataLength);
    if (!/^https?:/.test(request.url)) return;
    pending.set(requestId, { kind: "other", bytes: 0 });
    changed = performance.now();
  });
  client.on("Network.responseReceived", ({ requestId, response }) => {
    const one = pending.get(requestId);
    if (one) one.kind = kindOf(response.mimeType);
  });
  client.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const one = pending.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  // Not transferred, such as a picture that is on the page twice.
  client.on("Network.requestServedFromCache", ({ requestId }) =>
    pending.delete(requestId),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  client.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await client.send("Network.enable");
  // In some browsers the pointer is over the page from the start.
  await client.send("Input.setIgnoreInputEvents", { ignore: true });

  const isQuiet = () =>
    !pending.size && performance.now() - changed >= quietTime;
  return { received, isQuiet };
}

/**
 * Opens a page on a phone with an empty cache, and waits until it requests
 * nothing more.
 * @throws if it still requests files after a minute
 */
export async function transferOf(
  browser: Browser,
  url: string,
): Promise<Transfer> {
  const context = await browser.newContext(measuredPhone);
  try {
    const page = await context.newPage();
    const { received, isQuiet } = await countReceived(page);
    const response = await page.goto(url, {
      waitUntil: "load",
      timeout: timeoutMs,
    });
    const html = (await response?.text()) ?? "";
    const deadline = performance.now() + timeoutMs;
    while (!isQuiet()) {
      if (performance.now() > deadline)
        throw new Error(`${url} still requests files after a minute`);
      await page.waitForTimeout(100);
    }
    const bytesOf = (kind: ResourceKind) =>
      received
        .filter((one) => one.kind === kind)
        .reduce((total, { bytes }) => total + bytes, 0);
    const bytes = Object.fromEntries(
      resourceKinds.map((kind) => [kind, bytesOf(kind)]),
    ) as Record<ResourceKind, number>;
    return {
      requests: received.length,
      bytes,
      content: contentOf(parse(html)),
    };
  } finally {
    await context.close();
  }
}
