import { redirectOf } from "../../src/site/redirects";

const table = { "/quote": "/contact", "/old/place": "/new" };

test.each([
  ["/quote", "/contact"],
  ["/Quote/", "/contact"],
  ["/OLD/Place//", "/new"],
])("%s leads to %s", (path, target) => {
  expect(redirectOf(path, table)).toBe(target);
});

test.each([
  ["/quote", "/contact"],
  ["/sitemap.xml", "/sitemap-index.xml"],
])("hosts lead from %s to %s", (path, target) => {
  expect(redirectOf(path)).toBe(target);
});

test.each(["/", "/contact", "/quotes", "//quote", "/constructor"])(
  "%s leads nowhere else",
  (path) => {
    expect(redirectOf(path, table)).toBeUndefined();
  },
);
