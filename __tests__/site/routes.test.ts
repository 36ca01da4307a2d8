import { canonicalPath, routes } from "../../src/site/routes";

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

describe("routes", () => {
  test.each(Object.entries(examples))(
    "%s is canonical: %s",
    (_name, address) => {
      expect(address).toMatch(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.xml)?)?$/);
      expect(canonicalPath(address)).toBe(address);
    },
  );

  test("are the paths in the specification", () => {
    expect(examples).toEqual({
      home: "/",
      about: "/about",
      contact: "/contact",
      feed: "/rss.xml",
      services: "/services",
      service: "/services/local-moving",
      locations: "/locations",
      county: "/locations/pierce-county",
      city: "/locations/pierce-county/tacoma",
      blog: "/blog",
      post: "/blog/moving-to-tacoma-guide",
      resources: "/resources",
      inventory: "/resources/inventory",
      plan: "/resources/plan",
      resource: "/resources/packing-guide",
      serviceAreas: "/resources/service-areas",
      serviceArea: "/resources/service-areas/pierce-county",
      sitemap: "/sitemap",
      document: "/privacy",
      entry: "/jobs/driver",
      notFound: "/404",
      quoteReceiver: "/api/quote",
      signIn: "/api/sign-in",
      health: "/healthz",
    });
  });
});

describe("the canonical spelling of a path", () => {
  test.each([
    ["/", "/"],
    ["/about", "/about"],
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/About", "/about"],
    ["/LOCATIONS/Pierce-County/", "/locations/pierce-county"],
    ["//", "/"],
    ["", "/"],
  ])("of %p is %p", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});
