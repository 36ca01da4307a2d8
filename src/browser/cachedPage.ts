/**
 * Query parameter of a page from the service worker's cache; its value is the release. In the
 * URL with which a client was created, it outlives a worker that the browser ends.
 */
export const cachedPageParameter = "copy";

/** Whether this page is from the service worker's cache. Takes the parameter out of the address bar. */
export function detectCachedPage(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has(cachedPageParameter)) return false;
  url.searchParams.delete(cachedPageParameter);
  history.replaceState(history.state, "", url);
  return true;
}

/** Loads this page again from the service worker's cache. Keeps a plan in the URL's fragment. */
export function reloadFromCache(): void {
  const url = new URL(location.href);
  url.searchParams.set(cachedPageParameter, "");
  location.replace(url);
}
