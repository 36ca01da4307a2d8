import type { Page, Request, Route } from "playwright-core";
import { waitForNextFrame } from "./setUpPages";

/** Matches URLs of the scripts that run Gatsby. */
export const gatsbyScriptPattern = /\/(?!loader-)[^/]+\.js$/;

/**
 * Holds a page's requests to certain URLs.
 * @param answer responds to each request after the release
 * @returns a function that releases the requests
 */
export async function holdRequests(
  page: Page,
  addresses: string | RegExp,
  answer = (route: Route) => route.continue(),
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // The page may be closed by now.
    await answer(route).catch(() => undefined);
  });
  return release;
}

/**
 * Tracks the requests of a page from now on.
 * @returns a function that resolves once all requests have finished or failed, and the page
 * has processed them
 */
export function trackRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let count = 0;
  page.on("request", (request) => {
    pending.add(request);
    count++;
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return async () => {
    let before: number;
    do {
      before = count;
      await waitForNextFrame(page);
    } while (pending.size || count > before);
  };
}

/** Whether a page with fields has prefetched all of its files. Runs in the page. */
export function hasPrefetchedAll() {
  const script = document.querySelector<HTMLElement>("script[data-scripts]");
  const { scripts = "", ahead = "" } = script?.dataset ?? {};
  return `${scripts} ${ahead}`
    .split(" ")
    .every((file) =>
      document.querySelector(`link[rel=prefetch][href="${file}"]`),
    );
}
