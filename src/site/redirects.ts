import { canonicalPath } from "./routes";

/** Former, guessed or printed addresses, and the page each leads to. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * The site's permanent redirects. Both sides are canonical paths; what is on
 * the right is a page. A page that is renamed or removed gets a line here.
 */
export const redirects: Redirects = {
  "/home": "/",
  "/about-us": "/about",
  "/contact-us": "/contact",
  "/quote": "/contact",
  "/free-quote": "/contact",
  "/get-a-quote": "/contact",
  "/local-moving": "/services/local-moving",
  "/long-distance-moving": "/services/long-distance-moving",
  "/packing-services": "/services/packing-services",
  "/apartment-moving": "/services/apartment-moving",
  "/service-areas": "/resources/service-areas",
  "/areas": "/locations",
  "/tacoma": "/locations/pierce-county/tacoma",
  "/seattle": "/locations/king-county/seattle",
  "/moving-tips": "/resources/moving-tips",
  "/packing-guide": "/resources/packing-guide",
  "/guides": "/blog",
  "/privacy-policy": "/privacy",
};

/**
 * What hosts redirect: besides, a file that machines ask for by its usual name,
 * which is another here.
 */
export const hostRedirects: Redirects = {
  ...redirects,
  "/sitemap.xml": "/sitemap-index.xml",
};

/**
 * Where a path leads for good, whatever its spelling: `/Quote/` to `/contact`.
 */
export function redirectOf(
  path: string,
  table: Redirects = hostRedirects,
): string | undefined {
  const from = canonicalPath(path);
  return Object.hasOwn(table, from) ? table[from] : undefined;
}
