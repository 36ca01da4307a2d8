import { canonicalPath } from "./routes";

/** Target paths by former, guessed or printed path. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * The site's permanent redirects, from canonical paths to pages. Add a line for
 * every page that is renamed or removed.
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

/** The redirects of hosts, including the usual name of the XML sitemap. */
export const hostRedirects: Redirects = {
  ...redirects,
  "/sitemap.xml": "/sitemap-index.xml",
};

/** The redirect target of a path in any spelling: `/Quote/` to `/contact`. */
export function redirectOf(
  path: string,
  table: Redirects = hostRedirects,
): string | undefined {
  const from = canonicalPath(path);
  return Object.hasOwn(table, from) ? table[from] : undefined;
}
