import { headersFile } from "../../src/build/output/hostFiles";
import {
  answerPolicy,
  editorPolicy,
  headerRules,
  headersFor,
  keepForever,
} from "../../src/site/headers";
import { pagePolicy } from "../../src/site/contentSecurityPolicy";

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
    ["/favicon.svg", "/favicon.svg"],
  ])("%s matches %s", (pattern, path) => {
    expect(named(pattern)(path)).toEqual({ Named: "yes" });
  });

  test.each([
    ["/static/*", "/locations/static/index.html"],
    ["/:file.js", "/admin/app.js"],
    ["/:file.js", "/app.json"],
    ["/favicon.svg", "/faviconxsvg"],
  ])("%s doesn't match %s", (pattern, path) => {
    expect(named(pattern)(path)).toEqual({});
  });
});

describe("caching", () => {
  test.each([
    "/app-97b58b7c03f6334762a2.js",
    "/styles.782afce0c0a92ad35e99.css",
    "/component---src-pages-blog-tsx-2e074e2fc34f097c8560.js",
    "/static/0a1b2c3d/tacoma.avif",
  ])("%s is immutable, because its name has a content hash", (file) => {
    expect(headersOf(file)["Cache-Control"]).toBe(keepForever);
  });

  test.each([
    "/about",
    "/404.html",
    "/page-data/app-data.json",
    "/robots.txt",
    "/sitemap-0.xml",
    "/admin/cms.js",
  ])("%s has the host's default, which is to revalidate", (file) => {
    expect(headersOf(file)).not.toHaveProperty("Cache-Control");
  });
});

test("the logo is asked for once in a visit, not for each page", () => {
  expect(headersOf("/favicon.svg")["Cache-Control"]).toMatch(/max-age=3600,/);
});

test("every path has the security headers", () => {
  for (const path of ["/", "/about", "/nowhere", "/app-1.js"])
    expect(headersOf(path)).toMatchObject({
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
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

test.each(["/admin", "/admin/editor.js"])(
  "%s has its own policy, except for framing",
  (path) => {
    expect(headersOf(path)).toHaveProperty(policyHeader, editorPolicy);
    expect(editorPolicy).toBe("frame-ancestors 'none'");
  },
);

test("a page of the receiver loads and runs nothing", () => {
  expect(headersOf("/api/quote")).toHaveProperty(policyHeader, answerPolicy);
  expect(answerPolicy).toContain("default-src 'none'");
  expect(answerPolicy).not.toContain("script-src");
});

test("the editor is isolated from its opener", () => {
  expect(headersOf("/admin")).toHaveProperty(
    "Cross-Origin-Opener-Policy",
    "same-origin-allow-popups",
  );
});

test("unused features such as camera and geolocation are disabled", () => {
  const denied = headersOf("/about")["Permissions-Policy"]?.split(", ");
  expect(denied).toEqual(
    expect.arrayContaining(["camera=()", "geolocation=()", "payment=()"]),
  );
});

describe("for thousands of pages", () => {
  const cities = Array.from(
    { length: 5000 },
    (_, i) => `/locations/county-${i % 50}/city-${i}`,
  );
  const posts = Array.from({ length: 500 }, (_, i) => `/blog/post-${i}`);
  const many = headerRules(
    ["/", "/about", "/blog", ...posts, "/locations", ...cities],
    pagePolicy(`https://${"automation".repeat(20)}.example/quotes`),
  );

  test("there are no more rules than for a small site", () => {
    const few = [
      "/",
      "/about",
      "/blog",
      "/blog/b",
      "/locations",
      "/locations/a",
    ];
    expect(many).toHaveLength(headerRules(few, "").length);
  });

  test("the file is within Cloudflare's limits: 100 rules, 2,000 characters per line", () => {
    const lines = headersFile(many).split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(
      100,
    );
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  });
});

test("other sites may embed pictures, but not pages, scripts and data", () => {
  const header = "Cross-Origin-Resource-Policy";
  expect(headersOf("/static/a/tacoma.jpg")).not.toHaveProperty(header);
  for (const path of [
    "/",
    "/blog/a-post",
    "/app-1.js",
    "/styles.1.css",
    "/page-data/app-data.json",
    "/admin/editor.js",
  ])
    expect(headersOf(path)).toHaveProperty(header, "same-origin");
});

test("no path gets a header from two rules, which hosts would join", () => {
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
