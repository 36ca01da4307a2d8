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

/** What came over the wire while a page was opened and left alone. */
export interface Transfer {
  readonly requests: number;
  /** Bytes by kind, with headers and as compressed. */
  readonly bytes: BytesByKind;
  readonly content: PageContent;
}

export const totalOf = (bytes: BytesByKind): number =>
  resourceKinds.reduce((total, kind) => total + bytes[kind], 0);

/** The phone that Lighthouse measures with. */
export const measuredPhone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What waits for an idle moment begins within this time, in milliseconds. */
const quietTime = 4_000;
const timeoutMs = 60_000;

/** By content, so that what is fetched ahead counts as what it is. */
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

/** Counts what a page receives from now on. */
async function countReceived(page: Page) {
  const client = await page.context().newCDPSession(page);
  const underWay = new Map<string, Received>();
  const received: Received[] = [];
  let changed = performance.now();

  const end = (id: string, bytes?: number) => {
    const one = underWay.get(id);
    if (!one) return;
    underWay.delete(id);
    received.push({ ...one, bytes: bytes ?? one.bytes });
    changed = performance.now();
  };
  client.on("Network.requestWillBeSent", (event) => {
    const { requestId, request, redirectResponse } = event;
    // A redirect goes on under the same id.
    if (redirectResponse) end(requestId, redirectResponse.encodedDataLength);
    if (!/^https?:/.test(request.url)) return;
    underWay.set(requestId, { kind: "other", bytes: 0 });
    changed = performance.now();
  });
  client.on("Network.responseReceived", ({ requestId, response }) => {
    const one = underWay.get(requestId);
    if (one) one.kind = kindOf(response.mimeType);
  });
  client.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const one = underWay.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  // Not fetched again, as a picture that stands on a page twice.
  client.on("Network.requestServedFromCache", ({ requestId }) =>
    underWay.delete(requestId),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  client.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await client.send("Network.enable");
  // Some browsers begin with a pointer over the page, which is no visitor's.
  await client.send("Input.setIgnoreInputEvents", { ignore: true });

  const isQuiet = () =>
    !underWay.size && performance.now() - changed >= quietTime;
  return { received, isQuiet };
}

/**
 * Opens a page with an empty cache on a phone, touches nothing, and waits
 * until it asks for nothing more.
 * @throws when it does not come to rest within a minute
 */
export async function transferOf(
  browser: Browser,
  url: string,
): Promise<Transfer> {
  const context = await browser.newContext(measuredPhone);
  try {
    const page = await context.newPage();
    const { received, isQuiet } = await countReceived(page);
    const answer = await page.goto(url, {
      waitUntil: "load",
      timeout: timeoutMs,
    });
    const html = (await answer?.text()) ?? "";
    const latest = performance.now() + timeoutMs;
    while (!isQuiet()) {
      if (performance.now() > latest)
        throw new Error(`${url} goes on asking for files`);
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
