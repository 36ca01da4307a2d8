import { sitePaths } from "../../src/server/sitePaths";
import type { Answer } from "../../src/server/sitePaths";

const files = [
  "/index.html",
  "/404.html",
  "/404/index.html",
  "/about/index.html",
  "/locations/pierce-county/index.html",
  "/locations/pierce-county/tacoma/index.html",
  "/robots.txt",
  "/app-0123456789abcdef0123.js",
  "/app-0123456789abcdef0123.js.map",
  "/app-0123456789abcdef0123.js.br",
  "/app-0123456789abcdef0123.js.gz",
  "/page-data/about/page-data.json",
  "/static/abc/Photo.jpg",
  "/.env",
  "/.cache/data.json",
  "/webpack.stats.json",
  "/chunk-map.json",
  "/headers.json",
  "/_headers",
  "/.well-known/security.txt",
  "/old.txt",
];
const answer = sitePaths(files, {
  "/quote": "/about",
  "/old.txt": "/about",
});

const file = (name: string): Answer => ({ file: name });
const redirect = (path: string): Answer => ({ redirect: path });
const notFound: Answer = { notFound: true };

describe("a page", () => {
  test.each([
    ["/", "/index.html"],
    ["/about", "/about/index.html"],
    ["/locations/pierce-county", "/locations/pierce-county/index.html"],
    [
      "/locations/pierce-county/tacoma",
      "/locations/pierce-county/tacoma/index.html",
    ],
  ])("is served at its canonical path %s", (path, name) => {
    expect(answer(path)).toEqual(file(name));
  });

  test.each([
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/About", "/about"],
    ["/ABOUT/", "/about"],
    ["/Locations/Pierce-County/Tacoma/", "/locations/pierce-county/tacoma"],
    ["/index.html", "/"],
    ["/about/index.html", "/about"],
    ["/About/INDEX.html", "/about"],
    ["//", "/"],
  ])("is redirected from %s to %s", (path, canonical) => {
    expect(answer(path)).toEqual(redirect(canonical));
  });

  test("is where a redirect leads, never another redirect", () => {
    for (const path of ["/About/", "/index.html", "//"]) {
      const first = answer(path) as { redirect: string };
      expect(answer(first.redirect)).toHaveProperty("file");
    }
  });
});

describe("a former address", () => {
  test.each(["/quote", "/Quote", "/quote/", "/QUOTE/index.html"])(
    "%s is redirected to its page at once",
    (path) => {
      expect(answer(path)).toEqual(redirect("/about"));
    },
  );

  test("is not one where there is a file", () => {
    expect(answer("/old.txt")).toEqual(file("/old.txt"));
  });

  test("is one of the site's own unless others are given", () => {
    expect(sitePaths(files)("/contact-us")).toEqual(redirect("/contact"));
  });
});

describe("a file", () => {
  test.each([
    "/.well-known/security.txt",
    "/robots.txt",
    "/app-0123456789abcdef0123.js",
    "/page-data/about/page-data.json",
    "/static/abc/Photo.jpg",
  ])("%s is served by its exact name", (path) => {
    expect(answer(path)).toEqual(file(path));
  });

  test.each(["/ROBOTS.TXT", "/static/abc/photo.jpg", "/robots.txt/"])(
    "is not found as %s",
    (path) => {
      expect(answer(path)).toEqual(notFound);
    },
  );
});

describe("nothing is found at", () => {
  test.each([
    ["an unknown page", "/nowhere"],
    ["a folder without a page", "/static"],
    ["the screen of unknown paths", "/404"],
    ["the same with a slash", "/404/"],
    ["its file", "/404.html"],
    ["its file in its folder", "/404/index.html"],
    ["a source map", "/app-0123456789abcdef0123.js.map"],
    ["a brotli copy", "/app-0123456789abcdef0123.js.br"],
    ["a gzip copy", "/app-0123456789abcdef0123.js.gz"],
    ["a dotfile", "/.env"],
    ["a file below a dotted folder", "/.cache/data.json"],
    ["the build's statistics", "/webpack.stats.json"],
    ["the build's chunks", "/chunk-map.json"],
    ["what the server reads", "/headers.json"],
    ["what other hosts read", "/_headers"],
    ["a path out of the folder", "/../package.json"],
    ["the same below a page", "/about/../../package.json"],
    ["the same, encoded", "/%2e%2e/package.json"],
    ["the same with backslashes", "/..\\package.json"],
    ["a null byte", "/robots.txt%00"],
    ["another spelling of a page", "/%61bout"],
    ["another host", "//evil.example"],
    ["another host with a slash", "//evil.example/"],
    ["a page behind two slashes", "//about/"],
    ["no path at all", "about"],
  ])("%s: %s", (_what, path) => {
    expect(answer(path)).toEqual(notFound);
  });
});
