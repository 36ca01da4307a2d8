import { canonicalPath, findRedirect } from "../site/routes";
import type { Redirects } from "../site/routes";

/**
 * Redirects from the 404 page on hosts that can't redirect: from `/About/` to `/about`,
 * and from the path of a former page to its new path.
 * @param redirectsUrl URL of the site's redirects
 */
export async function redirectNotFound(redirectsUrl: string): Promise<void> {
  // Open redirect: two slashes would begin the name of another host.
  const path = canonicalPath(location.pathname).replace(/^\/+/, "/");
  const redirects = (await (await fetch(redirectsUrl)).json()) as Redirects;
  const target = findRedirect(path, redirects) ?? path;
  if (target !== location.pathname)
    location.replace(target + location.search + location.hash);
}
