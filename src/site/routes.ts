/**
 * All paths of the site are built here and nowhere else. The canonical form is
 * lower case, without a trailing slash.
 */
export const routes = {
  home: "/",
  about: "/about",
  contact: "/contact",
  services: "/services",
  service: (slug: string) => `/services/${slug}`,
  locations: "/locations",
  county: (slug: string) => `/locations/${slug}`,
  city: (county: string, slug: string) => `/locations/${county}/${slug}`,
  blog: "/blog",
  post: (slug: string) => `/blog/${slug}`,
  resources: "/resources",
  resource: (slug: string) => `/resources/${slug}`,
  inventory: "/resources/inventory",
  plan: "/resources/plan",
  serviceAreas: "/resources/service-areas",
  serviceArea: (county: string) => `/resources/service-areas/${county}`,
  sitemap: "/sitemap",
  document: (slug: string) => `/${slug}`,
  /** An entry of a kind that has no index page, such as `/jobs/driver`. */
  entry: (folder: string, slug: string) => `/${folder}/${slug}`,
  feed: "/rss.xml",
  notFound: "/404",
  quoteReceiver: "/api/quote",
  /** Where editors sign in, and the callback that GitHub knows. */
  signIn: "/api/sign-in",
  /** The health check of the embedded server. */
  health: "/healthz",
} as const;

/** The canonical spelling of a path: `/About/` becomes `/about`. */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, "") || routes.home;
}
