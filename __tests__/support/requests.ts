import type { Page, Request, Route } from "playwright-core";
import { frameAfter } from "./browserPages";

/** A URL pattern for `page.route`. */
export type Addresses = string | RegExp;

/** Matches all script files. */
export const scripts = "**/*.js";

/**
 * Holds back requests of a page.
 * @param answer handles them in the end
 * @returns a function that releases them
 */
export async function held(
  page: Page,
  addresses: Addresses,
  answer = (route: Route) => route.continue(),
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    // The page may be closed by now.
    await answer(route).catch(() => undefined);
  });
  return release;
}

/** Requests that are never answered. */
const unanswered = new WeakSet<Request>();

/** Ways in which a request fails. */
export const answers = {
  "can't be reached": (route: Route) => route.abort("connectionreset"),
  "is not found": (route: Route) =>
    route.fulfill({
      status: 404,
      contentType: "text/plain",
      body: "Not found",
    }),
  "fails at the server": (route: Route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "Failure" }),
  "is nonsense": (route: Route) =>
    route.fulfill({ status: 200, body: "<!doctype html><p>Welcome to Wi-Fi" }),
  "never comes": (route: Route) => {
    unanswered.add(route.request());
  },
} as const;

export type Answer = keyof typeof answers;

/**
 * Tracks the requests of a page from now on.
 * @returns a function that resolves once all of them have finished or failed,
 *   except those without an answer, and the page has processed them
 */
export function watchLoads(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let asked = 0;
  page.on("request", (request) => {
    underWay.add(request);
    asked++;
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));

  const isLoading = () =>
    Array.from(underWay).some((request) => !unanswered.has(request));

  return async () => {
    let before: number;
    do {
      before = asked;
      await frameAfter(page);
    } while (isLoading() || asked > before);
  };
}

/** Collects the paths of documents that a page loads from now on. */
export function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest())
      loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

const slow4G = {
  offline: false,
  // Lighthouse's throttling values, with its factors for DevTools.
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Throttles a page to a low-end phone on a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  await client.send("Network.emulateNetworkConditions", slow4G);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}
