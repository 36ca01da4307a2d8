/**
 * Fixed paths of the site; those of content entries follow from the `pathPatterns` of their
 * types. Canonical paths are lower case, without a trailing slash.
 */
export const routes = {
  home: "/",
  about: "/about",
  contact: "/contact",
  services: "/services",
  locations: "/locations",
  blog: "/blog",
  resources: "/resources",
  inventory: "/resources/inventory",
  boxList: "/resources/boxes",
  plan: "/resources/plan",
  serviceAreas: "/resources/service-areas",
  /** Exists only while there are testimonials. */
  testimonials: "/testimonials",
  sitemap: "/sitemap",
  feed: "/rss.xml",
  notFound: "/404",
  quoteReceiver: "/api/quote",
  /** Sign-in of editors. It is also the callback URL that is registered at GitHub. */
  signIn: "/api/sign-in",
  /** The health check of the embedded server. */
  health: "/healthz",
} as const;

/** Decodes unreserved characters (RFC 3986, 6.2.2.2): `/%61bout` is `/about`. */
const decodeUnreserved = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code;
  });

/** Returns the canonical spelling of a path: `/about` for `/About/`. */
export function toCanonicalPath(path: string): string {
  return (
    decodeUnreserved(path).toLowerCase().replace(/\/+$/, "") || routes.home
  );
}

/**
 * Returns a requested path, or the path of the 404 page if the requested path can't be
 * decoded, such as `/%zz`.
 */
export function toDecodablePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return routes.notFound;
  }
}

export interface PageLink {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumbs of a page, without the home page. */
export interface BreadcrumbTrail {
  /** The pages between the home page and the current page. */
  readonly parents: readonly PageLink[];
  readonly current: string;
}

/** Redirect targets by source path, such as the former path of a page. */
export type Redirects = Readonly<Record<string, string>>;

/** Adds the redirect from the usual path of the XML sitemap, which isn't in the content. */
export const withSitemapRedirect = (redirects: Redirects): Redirects => ({
  ...redirects,
  "/sitemap.xml": "/sitemap-index.xml",
});

/** Finds the redirect target of a path in any spelling: `/contact` for `/Quote/`. */
export function findRedirect(
  path: string,
  redirects: Redirects,
): string | undefined {
  const from = toCanonicalPath(path);
  return Object.hasOwn(redirects, from) ? redirects[from] : undefined;
}
