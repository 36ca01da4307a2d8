import {
  headerRules,
  headersFor,
  keepForever,
  leastPolicy,
} from "../../src/site/headers";

const policy = "default-src 'self'";
const rules = headerRules(
  ["/", "/about", "/blog", "/blog/a-post", "/locations/a/b", "/404.html"],
  policy,
);
const headersOf = headersFor(rules);

describe("a pattern", () => {
  const named = (path: string) =>
    headersFor([{ path, headers: { Named: "yes" } }]);

  test.each([
    ["/*", "/"],
    ["/*", "/about/index.html"],
    ["/static/*", "/static/a/b.avif"],
    ["/:file.js", "/app-1.js"],
    ["/icon.svg", "/icon.svg"],
  ])("%s matches %s", (pattern, path) => {
    expect(named(pattern)(path)).toEqual({ Named: "yes" });
  });

  test.each([
    ["/static/*", "/locations/static/index.html"],
    ["/:file.js", "/admin/app.js"],
    ["/:file.js", "/app.json"],
    ["/icon.svg", "/iconxsvg"],
  ])("%s doesn't match %s", (pattern, path) => {
    expect(named(pattern)(path)).toEqual({});
  });
});

describe("how long a file may be kept", () => {
  test.each([
    "/app-97b58b7c03f6334762a2.js",
    "/styles.782afce0c0a92ad35e99.css",
    "/component---src-pages-blog-tsx-2e074e2fc34f097c8560.js",
    "/static/0a1b2c3d/tacoma.avif",
  ])("%s: for ever, as its name changes with its content", (file) => {
    expect(headersOf(file)["Cache-Control"]).toBe(keepForever);
  });

  test.each([
    "/about",
    "/404.html",
    "/page-data/app-data.json",
    "/robots.txt",
    "/sitemap-0.xml",
    "/icon.svg",
    "/admin/cms.js",
  ])("%s: as hosts do it, asking again", (file) => {
    expect(headersOf(file)).not.toHaveProperty("Cache-Control");
  });
});

test("every path has the headers that protect its visitors", () => {
  for (const path of ["/", "/about", "/nowhere", "/app-1.js"])
    expect(headersOf(path)).toMatchObject({
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    });
});

const policyHeader = "Content-Security-Policy";

test.each([
  "/",
  "/about",
  "/blog",
  "/blog/a-post",
  "/locations/c/d",
  "/404.html",
])("%s has the policy of pages", (path) => {
  expect(headersOf(path)).toHaveProperty(policyHeader, policy);
});

test.each(["/admin", "/admin/editor.js", "/api/quote"])(
  "%s has the least policy: it is no page",
  (path) => {
    expect(headersOf(path)).toHaveProperty(policyHeader, leastPolicy);
  },
);

test("the number of rules doesn't grow with that of the pages", () => {
  const posts = Array.from({ length: 50 }, (_, i) => `/blog/post-${i}`);
  expect(headerRules(["/blog", ...posts], policy)).toHaveLength(
    headerRules(["/blog", "/blog/a-post"], policy).length,
  );
});

test("pictures may be shown by others, scripts and data may not be used", () => {
  const header = "Cross-Origin-Resource-Policy";
  expect(headersOf("/static/a/tacoma.jpg")).not.toHaveProperty(header);
  for (const path of ["/app-1.js", "/styles.1.css", "/page-data/app-data.json"])
    expect(headersOf(path)).toHaveProperty(header, "same-origin");
});

test("no path gets one header from two rules, which hosts would join", () => {
  for (const path of [
    "/a.js",
    "/a.css",
    "/static/a.js",
    "/page-data/a.js",
    "/about",
    "/blog/a-post",
    "/admin",
    "/admin/editor.js",
  ]) {
    const names = rules
      .filter((rule) => Object.keys(headersFor([rule])(path)).length)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});
