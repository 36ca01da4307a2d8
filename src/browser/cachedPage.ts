/**
 * Query parameter that marks a page from the service worker's cache; its value is the
 * release. A client's creation URL keeps the release when the browser stops the worker.
 */
export const cachedPageParameter = "copy";

/**
 * Whether this page is from the service worker's cache. Removes the parameter from the
 * address bar.
 */
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
