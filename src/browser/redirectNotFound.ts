import { canonicalPath, findRedirect } from "../site/routes";
import type { Redirects } from "../site/routes";

/**
 * Leads from the 404 page to the page that is meant, on hosts that can't: from
 * `/About/` to `/about`, and from the address of a former page to its new one.
 * @param redirectsUrl URL of the site's redirects
 */
export async function redirectNotFound(redirectsUrl: string): Promise<void> {
  // Two slashes would begin the name of another host.
  const path = canonicalPath(location.pathname).replace(/^\/+/, "/");
  const redirects = (await (await fetch(redirectsUrl)).json()) as Redirects;
  const target = findRedirect(path, redirects) ?? path;
  if (target !== location.pathname)
    location.replace(target + location.search + location.hash);
}
