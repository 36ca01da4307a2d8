import { canonicalPath } from "../../site/routes";

/**
 * The service worker that keeps the tools' pages on devices with a plan, so that they open
 * without a connection. `src/gatsby/output/writeOfflineWorker.ts` bundles it with the list of files.
 */

/** What the build says of this release; see `ToolFiles` there. */
declare const toolFiles: {
  readonly cacheName: string;
  readonly pages: readonly string[];
  readonly files: readonly (readonly [path: string, integrity: string])[];
};

/** The parts of service workers that TypeScript's library for pages lacks. */
declare const skipWaiting: () => Promise<void>;

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifecycleEvent {
  readonly request: Request;
  /** Names the page that asks, or the one that a document is for. */
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

const { cacheName, pages, files } = toolFiles;

/** How long a document may take before its copy is shown, in milliseconds. */
const networkTimeout = 3000;

/** The pages that are copies: their data has to be of the same release. */
const clientsServedFromCache = new Set<string>();

/** Keeps all files or none. Those that the browser has are asked for again: names may stay. */
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
 * Responds with the network's page or data, and with a copy where the network fails.
 * @param path of one of the files
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
  // For a page, the client is the one that is left.
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
