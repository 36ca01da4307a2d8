import { canonicalPath } from "../../site/routes";

/**
 * The service worker that keeps the tools' pages on devices with a plan, so that they open
 * without a connection. `src/gatsby/output/offlineTools.ts` bundles it with the list of files.
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
const patience = 3000;

/** The pages that are copies: their data has to be of the same release. */
const copies = new Set<string>();

/** Keeps all files or none. Those that the browser has are asked for again: names may stay. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  if (kept.length === files.length) return;
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

const afterPatience = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, patience);
  });

/**
 * Responds with the network's page or data, and with a copy where the network fails.
 * @param path of one of the files
 */
async function respond(event: FetchEvent, path: string): Promise<Response> {
  const { request, clientId, resultingClientId } = event;
  const copy = await caches.match(path, { cacheName });
  if (!copy) return fetch(request);
  const isPage = pages.includes(path);
  const isHashed = !path.endsWith(".json");
  // For a page, the client is the one that is left.
  if (!isPage && (isHashed || copies.has(clientId))) return copy;
  const response = fetch(request).catch(() => undefined);
  const first = await (isPage
    ? Promise.race([response, afterPatience()])
    : response);
  if (first && first.status < 500) return first;
  const { pathname, search } = new URL(request.url);
  if (pathname !== path)
    return Response.redirect(new URL(path + search, request.url));
  if (isPage) copies.add(resultingClientId);
  return copy;
}

function onFetch(event: FetchEvent): void {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  const page = canonicalPath(pathname);
  const isDocument = mode === "navigate";
  if (isDocument && pages.includes(page))
    event.respondWith(respond(event, page));
  if (!isDocument && files.some(([path]) => path === pathname))
    event.respondWith(respond(event, pathname));
}

addEventListener("install", (event) => {
  void skipWaiting();
  (event as LifecycleEvent).waitUntil(keepFiles());
});
addEventListener("activate", (event) =>
  (event as LifecycleEvent).waitUntil(deleteFormerCaches()),
);
addEventListener("fetch", (event) => onFetch(event as FetchEvent));
addEventListener("message", (event) =>
  (event as MessageEvent & LifecycleEvent).waitUntil(
    keepFiles().then(() => event.source?.postMessage(cacheName)),
  ),
);
