import { toCanonicalPath, findRedirect } from "../site/routes";
import type { Redirects } from "../site/routes";

/**
 * Redirects from the 404 page on hosts that can't redirect: from `/About/` to `/about`,
 * and from the path of a former page to its new path. Also mends the link of a plan
 * whose `#` is encoded.
 * @param redirectsUrl URL of the site's redirects
 */
export async function redirectNotFound(redirectsUrl: string): Promise<void> {
  // Open redirect: two slashes would begin the name of another host.
  const pathname = location.pathname.replace(/^\/+/, "/");
  // Mail programs that rewrite links encode the `#` before a plan. It is mended before
  // any request, so that no log gets the plan.
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
