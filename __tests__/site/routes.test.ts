import {
  canonicalPath,
  hostRedirects,
  redirectOf,
  routes,
} from "../../src/site/routes";

/** Every route with example arguments. */
const examples = {
  ...routes,
  service: routes.service("local-moving"),
  county: routes.county("pierce-county"),
  city: routes.city("pierce-county", "tacoma"),
  post: routes.post("moving-to-tacoma-guide"),
  resource: routes.resource("packing-guide"),
  serviceArea: routes.serviceArea("pierce-county"),
  document: routes.document("privacy"),
  entry: routes.entry("jobs", "driver"),
} satisfies Record<keyof typeof routes, string>;

test("pages have the paths of the specification", () => {
  expect(examples).toMatchObject({
    home: "/",
    about: "/about",
    contact: "/contact",
    services: "/services",
    service: "/services/local-moving",
    locations: "/locations",
    county: "/locations/pierce-county",
    city: "/locations/pierce-county/tacoma",
    blog: "/blog",
    post: "/blog/moving-to-tacoma-guide",
    resources: "/resources",
    inventory: "/resources/inventory",
    resource: "/resources/packing-guide",
    serviceAreas: "/resources/service-areas",
    serviceArea: "/resources/service-areas/pierce-county",
    sitemap: "/sitemap",
    document: "/privacy",
    quoteReceiver: "/api/quote",
  });
});

test.each([
  ["/", "/"],
  ["/About//", "/about"],
  ["/LOCATIONS/Pierce-County/", "/locations/pierce-county"],
  ["//", "/"],
  ["", "/"],
])("the canonical spelling of %p is %p", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  ["/Quote/", "/contact"],
  ["/sitemap.xml", "/sitemap-index.xml"],
  ["/", undefined],
  ["/contact", undefined],
  ["//quote", undefined],
  ["/constructor", undefined],
])("%s redirects to %s", (path, target) => {
  const table = hostRedirects({ "/quote": "/contact" });
  expect(redirectOf(path, table)).toBe(target);
});
