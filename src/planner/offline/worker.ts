import { canonicalPath } from "../../site/routes";

/**
 * Service worker that precaches the tools' pages on devices with a plan, so that they open
 * without a connection. `src/gatsby/output/writeOfflineWorker.ts` bundles it.
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
  /** Id of the requesting page. */
  readonly clientId: string;
  /** Id of the page that a requested document becomes. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

const { cacheName, pages, files } = toolFiles;

/** Network timeout of a document before the fallback to the cache. Milliseconds. */
const networkTimeout = 3000;

/** Ids of clients served from the cache: their data has to be of the same release. */
const clientsServedFromCache = new Set<string>();

/** Precaches all files or none. Revalidates them, because a file name can outlive its content. */
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
 * Network first: responds with the network's page or data, and falls back to the cache.
 * @param path of a precached file
 */
async function respondNetworkFirst(
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const { request, clientId, resultingClientId } = event;
  const cachedResponse = await caches.match(path, { cacheName });
  if (!cachedResponse) return fetch(request);
  const isPage = pages.includes(path);
  const isHashed = !path.endsWith(".json");
  // The client of a document request is the page that is left.
  if (!isPage && (isHashed || clientsServedFromCache.has(clientId)))
    return cachedResponse;
  const pendingResponse = fetch(request).catch(() => undefined);
  const networkResponse = await (isPage
    ? Promise.race([pendingResponse, awaitNetworkTimeout()])
    : pendingResponse);
  if (networkResponse && networkResponse.status < 500) return networkResponse;
  const { pathname, search } = new URL(request.url);
  if (pathname !== path)
    return Response.redirect(new URL(path + search, request.url));
  if (isPage) clientsServedFromCache.add(resultingClientId);
  return cachedResponse;
}

function onFetch(event: FetchEvent): void {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  const page = canonicalPath(pathname);
  const isDocument = mode === "navigate";
  if (isDocument && pages.includes(page))
    event.respondWith(respondNetworkFirst(event, page));
  if (!isDocument && files.some(([path]) => path === pathname))
    event.respondWith(respondNetworkFirst(event, pathname));
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
