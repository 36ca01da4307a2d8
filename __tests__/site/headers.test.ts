import { formatHeaderRules } from "../../src/gatsby/output/writeHostFiles";
import { buildHeaderRules, createHeaderLookup } from "../../src/site/headers";
import { buildPageCsp } from "../../src/site/policy";

const policy = "default-src 'self'";
const rules = buildHeaderRules(
  ["/", "/about", "/blog", "/blog/a-post", "/locations/a/b", "/404.html"],
  policy,
);

test.each([
  ["/*", "/about/index.html", true],
  ["/static/*", "/static/a/b.avif", true],
  ["/static/*", "/locations/static/index.html", false],
  ["/:file.js", "/app-1.js", true],
  ["/:file.js", "/admin/app.js", false],
  ["/favicon.svg", "/faviconxsvg", false],
])("the pattern %s matches %s: %p", (pattern, path, matches) => {
  const found = createHeaderLookup([
    { path: pattern, headers: { Named: "yes" } },
  ]);
  expect("Named" in found(path)).toBe(matches);
});

test.each([
  "/a.js",
  "/static/a.js",
  "/page-data/a.js",
  "/blog/a-post",
  "/admin/editor.js",
])("%s gets no header from two rules, which hosts would join", (path) => {
  const names = rules
    .filter((rule) => Object.keys(createHeaderLookup([rule])(path)).length)
    .flatMap(({ headers }) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length);
});

test("thousands of pages are within Cloudflare's limits: 100 rules, 2,000 characters per line", () => {
  const pages = Array.from(
    { length: 5000 },
    (_, i) => `/locations/county-${i % 50}/city-${i}`,
  );
  const many = buildHeaderRules(
    ["/", "/blog", "/locations", ...pages],
    buildPageCsp(`https://${"automation".repeat(20)}.example/quotes`),
  );
  const lines = formatHeaderRules(many).split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(30);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});
