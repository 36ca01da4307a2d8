import {
  canonicalPath,
  hostRedirects,
  redirectOf,
} from "../../src/site/routes";

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
