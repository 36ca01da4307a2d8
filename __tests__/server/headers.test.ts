import { cacheControl, fileHeaders } from "../../src/server/headers";

const forever = "public, max-age=31536000, immutable";
const askAgain = "public, max-age=0, must-revalidate";

describe("how long a file may be kept", () => {
  test.each([
    "/app-97b58b7c03f6334762a2.js",
    "/webpack-runtime-df3457ad4bcf9f7f9d7b.js",
    "/styles.782afce0c0a92ad35e99.css",
    "/component---src-pages-blog-tsx-2e074e2fc34f097c8560.js",
    "/static/0a1b2c3d/tacoma.avif",
  ])("%s: for ever, as its name changes with its content", (file) => {
    expect(cacheControl(file)).toBe(forever);
  });

  test.each([
    "/index.html",
    "/about/index.html",
    "/404.html",
    "/page-data/about/page-data.json",
    "/page-data/app-data.json",
    "/page-data/sq/d/1234567890.json",
    "/robots.txt",
    "/sitemap-index.xml",
    "/sitemap-0.xml",
    "/favicon.svg",
    "/locations/static/index.html",
  ])("%s: until the next visit asks", (file) => {
    expect(cacheControl(file)).toBe(askAgain);
  });
});

describe("what a file of the CMS is sent with", () => {
  const headers = fileHeaders("/admin/index.html");

  test("search engines are kept out", () => {
    expect(headers["X-Robots-Tag"]).toBe("noindex");
  });

  test("its sign-in window may answer it", () => {
    expect(headers["Cross-Origin-Opener-Policy"]).toBe(
      "same-origin-allow-popups",
    );
  });

  test("no other site may put it into a frame", () => {
    expect(headers["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
  });

  test("pages of the site are sent without them", () => {
    expect(fileHeaders("/about/index.html")).toEqual({});
  });
});
