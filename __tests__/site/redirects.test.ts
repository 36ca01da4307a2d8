import { hostRedirects, redirectOf } from "../../src/site/redirects";

const table = { "/quote": "/contact", "/old/place": "/new" };

test.each([
  ["/quote", "/contact"],
  ["/Quote/", "/contact"],
  ["/OLD/Place//", "/new"],
])("%s redirects to %s", (path, target) => {
  expect(redirectOf(path, table)).toBe(target);
});

test.each([
  ["/quote", "/contact"],
  ["/sitemap.xml", "/sitemap-index.xml"],
])("hosts redirect %s to %s", (path, target) => {
  expect(redirectOf(path, hostRedirects(table))).toBe(target);
});

test.each(["/", "/contact", "/quotes", "//quote", "/constructor"])(
  "%s is not redirected",
  (path) => {
    expect(redirectOf(path, table)).toBeUndefined();
  },
);
