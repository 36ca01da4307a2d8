import { cachedPageParameter } from "../../browser/cachedPage";
import { toCanonicalPath } from "../../site/routes";

/**
 * Service worker that precaches the tools' pages on devices with a plan, so that the pages
 * open without a connection. `src/gatsby/output/writeOfflineWorker.ts` bundles it.
 */

/** This release's precache list, which the bundler inserts. */
declare const toolFiles: {
  readonly cacheName: string;
  readonly pages: readonly string[];
  readonly files: readonly (readonly [path: string, integrity: string])[];
};

/** Types of service workers, which TypeScript's DOM library lacks. */
declare const skipWaiting: () => Promise<void>;

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifecycleEvent {
  readonly request: Request;
  /** ID of the requesting page. */
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

declare const clients: {
  get(id: string): Promise<{ readonly url: string } | undefined>;
};

const { cacheName, pages, files } = toolFiles;

/** Network timeout of a document before the fallback to the cache, in milliseconds. */
const networkTimeout = 3000;

/** Precaches all files or none. Revalidates them, because a file may change under the same name. */
async function precacheFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const cachedRequests = await cache.keys();
  if (cachedRequests.length === files.length) return;
  await cache.addAll(
    files.map(
      ([path, integrity]) =>
        new Request(path, { integrity, cache: "no-cache" }),
    ),
  );
}

async function deleteFormerCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== cacheName) await caches.delete(name);
}

const awaitNetworkTimeout = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, networkTimeout);
  });

/**
 * Network first: responds with the network's page. On failure, timeout or a server error,
 * redirects to a URL that names the release, and responds to that URL with the cached page.
 * @param page canonical path of a precached page
 */
async function respondWithPage(
  request: Request,
  page: string,
): Promise<Response> {
  const cachedResponse = await caches.match(page, { cacheName });
  if (!cachedResponse) return fetch(request);
  const url = new URL(request.url);
  const cachedRelease = url.searchParams.get(cachedPageParameter);
  if (cachedRelease === cacheName) return cachedResponse;
  if (cachedRelease === null) {
    const networkResponse = await Promise.race([
      fetch(request).catch(() => undefined),
      awaitNetworkTimeout(),
    ]);
    if (networkResponse && networkResponse.status < 500) return networkResponse;
  }
  url.pathname = page;
  url.searchParams.set(cachedPageParameter, cacheName);
  return Response.redirect(url);
}

/** Returns the release of a cached page; `null` for a page from the network. */
async function cachedReleaseOf(clientId: string): Promise<string | null> {
  const client = await clients.get(clientId);
  if (!client) return null;
  // `client.url` keeps the parameter, although the page has removed it from the address bar.
  return new URL(client.url).searchParams.get(cachedPageParameter);
}

/**
 * Responds with a file of the requesting page's release. Hashed file names belong to one
 * release; JSON data comes from the same source as the page, network or cache. Responds
 * with a network error if a cached page's data isn't cached.
 * @param path of a precached file
 */
async function respondWithFile(
  { request, clientId }: FetchEvent,
  path: string,
): Promise<Response> {
  const cachedResponse = await caches.match(path, { cacheName });
  const isHashed = !path.endsWith(".json");
  if (isHashed) return cachedResponse ?? fetch(request);
  const cachedRelease = await cachedReleaseOf(clientId);
  if (cachedRelease === null) return fetch(request);
  if (cachedRelease === cacheName && cachedResponse) return cachedResponse;
  return Response.error();
}

function onFetch(event: FetchEvent): void {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  const page = toCanonicalPath(pathname);
  const isDocument = mode === "navigate";
  if (isDocument && pages.includes(page))
    event.respondWith(respondWithPage(event.request, page));
  if (!isDocument && files.some(([path]) => path === pathname))
    event.respondWith(respondWithFile(event, pathname));
}

addEventListener("install", (event) => {
  void skipWaiting();
  (event as LifecycleEvent).waitUntil(precacheFiles());
});
addEventListener("activate", (event) =>
  (event as LifecycleEvent).waitUntil(deleteFormerCaches()),
);
addEventListener("fetch", (event) => onFetch(event as FetchEvent));
addEventListener("message", (event) =>
  (event as MessageEvent & LifecycleEvent).waitUntil(
    precacheFiles().then(() => event.source?.postMessage(cacheName)),
  ),
);
