/**
 * Query parameter that marks a page from the service worker's cache. Its value is the
 * page's release; empty, it asks the worker for its copy, and the worker redirects to the
 * URL with the release. The worker reads it from the URL at which the page was created,
 * because the browser may stop the worker between events, which erases the worker's memory.
 */
export const cachedPageParameter = "copy";

/**
 * Returns whether this page is from the service worker's cache, and removes the parameter
 * from the address bar.
 */
export function takeCachedPageParameter(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has(cachedPageParameter)) return false;
  url.searchParams.delete(cachedPageParameter);
  history.replaceState(history.state, "", url);
  return true;
}

/**
 * Loads this page again from the service worker's cache. Preserves the URL's fragment,
 * which may hold a plan.
 */
export function reloadFromCache(): void {
  const url = new URL(location.href);
  url.searchParams.set(cachedPageParameter, "");
  location.replace(url);
}
