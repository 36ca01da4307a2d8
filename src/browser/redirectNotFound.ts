import { toCanonicalPath, findRedirect } from "../site/routes";
import type { Redirects } from "../site/routes";

/**
 * Redirects from the 404 page on hosts that can't redirect: from `/About/` to `/about`, and
 * from a page's former path to its new path. Also repairs the link to a plan if its `#` is
 * encoded.
 * @param redirectsUrl URL of the site's redirects
 */
export async function redirectNotFound(redirectsUrl: string): Promise<void> {
  // Prevents an open redirect: a path with two leading slashes would name another host.
  const pathname = location.pathname.replace(/^\/+/, "/");
  // Mail programs that rewrite links encode the `#` before a plan. The link is repaired
  // before any request, so that no log gets the plan.
  const withPlan = pathname.replace(/%23plan(?:=|%3D)/i, "#plan=");
  if (withPlan !== pathname) {
    location.replace(withPlan);
    return;
  }
  const path = toCanonicalPath(pathname);
  const redirects = (await (await fetch(redirectsUrl)).json()) as Redirects;
  const target = findRedirect(path, redirects) ?? path;
  if (target !== location.pathname)
    location.replace(target + location.search + location.hash);
}
