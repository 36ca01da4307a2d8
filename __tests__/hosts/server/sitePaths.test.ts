import { sitePaths } from "../../../src/hosts/server/sitePaths";
import type { PathResult } from "../../../src/hosts/server/sitePaths";

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
  "/price list für 100%.pdf",
];
const resolve = sitePaths(files, {
  "/quote": "/about",
  "/old.txt": "/about",
});

const file = (name: string): PathResult => ({ file: name });
const redirect = (path: string): PathResult => ({ redirect: path });
const notFound: PathResult = { notFound: true };

test.each([
  "/price%20list%20f%C3%BCr%20100%25.pdf",
  "/price list für 100%.pdf",
])("a file with any name is served at %s", (path) => {
  expect(resolve(path)).toEqual(file("/price list für 100%.pdf"));
});

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
    expect(resolve(path)).toEqual(file(name));
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
    expect(resolve(path)).toEqual(redirect(canonical));
  });

  test("is the target of a redirect, never another redirect", () => {
    for (const path of ["/About/", "/index.html", "//"]) {
      const first = resolve(path) as { redirect: string };
      expect(resolve(first.redirect)).toHaveProperty("file");
    }
  });
});

describe("a redirected path", () => {
  test.each(["/quote", "/Quote", "/quote/", "/QUOTE/index.html"])(
    "%s leads straight to its page",
    (path) => {
      expect(resolve(path)).toEqual(redirect("/about"));
    },
  );

  test("does not hide a file", () => {
    expect(resolve("/old.txt")).toEqual(file("/old.txt"));
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
    expect(resolve(path)).toEqual(file(path));
  });

  test.each(["/ROBOTS.TXT", "/static/abc/photo.jpg", "/robots.txt/"])(
    "is not found as %s",
    (path) => {
      expect(resolve(path)).toEqual(notFound);
    },
  );
});

describe("not found", () => {
  test.each([
    ["an unknown page", "/nowhere"],
    ["a folder without a page", "/static"],
    ["the 404 page", "/404"],
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
    ["this server's header rules", "/headers.json"],
    ["other hosts' header rules", "/_headers"],
    ["a path outside the folder", "/../package.json"],
    ["the same below a page", "/about/../../package.json"],
    ["the same, encoded", "/%2e%2e/package.json"],
    ["the same with backslashes", "/..\\package.json"],
    ["a null byte", "/robots.txt%00"],
    ["another spelling of a page", "/%61bout"],
    ["another host", "//evil.example"],
    ["another host with a slash", "//evil.example/"],
    ["a page behind two slashes", "//about/"],
    ["a path without a leading slash", "about"],
  ])("%s: %s", (_what, path) => {
    expect(resolve(path)).toEqual(notFound);
  });
});
