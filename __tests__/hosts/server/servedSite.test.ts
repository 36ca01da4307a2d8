import { sitePaths } from "../../../src/hosts/server/servedSite";

const resolve = sitePaths(
  [
    "/index.html",
    "/404.html",
    "/404/index.html",
    "/about/index.html",
    "/locations/pierce-county/tacoma/index.html",
    "/robots.txt",
    "/app-0123456789abcdef0123.js",
    "/app-0123456789abcdef0123.js.br",
    "/static/abc/Photo.jpg",
    "/.cache/data.json",
    "/headers.json",
    "/.well-known/security.txt",
    "/old.txt",
    "/price list für 100%.pdf",
  ],
  { "/quote": "/about", "/old.txt": "/about" },
);

test.each([
  ["/", "/index.html"],
  ["/about", "/about/index.html"],
  [
    "/locations/pierce-county/tacoma",
    "/locations/pierce-county/tacoma/index.html",
  ],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/static/abc/Photo.jpg", "/static/abc/Photo.jpg"],
  ["/price%20list%20f%C3%BCr%20100%25.pdf", "/price list für 100%.pdf"],
  // A redirect hides no file.
  ["/old.txt", "/old.txt"],
])("%s is the file %s", (path, file) => {
  expect(resolve(path)).toEqual({ file });
});

test.each([
  ["/about//", "/about"],
  ["/ABOUT/", "/about"],
  ["/index.html", "/"],
  ["/%61bout", "/about"],
  ["/%71UOT%65/", "/about"],
  ["//", "/"],
  ["/QUOTE/index.html", "/about"],
])("%s leads to the page %s in one step", (path, redirect) => {
  expect(resolve(path)).toEqual({ redirect });
  expect(resolve(redirect)).toHaveProperty("file");
});

test.each([
  ["an unknown page", "/nowhere"],
  ["a folder without a page", "/static"],
  ["another spelling of a file", "/static/abc/photo.jpg"],
  ["a file with a slash", "/robots.txt/"],
  ["the 404 page", "/404/"],
  ["its file", "/404.html"],
  ["a compressed copy", "/app-0123456789abcdef0123.js.br"],
  ["a file below a dotted folder", "/.cache/data.json"],
  ["this server's header rules", "/headers.json"],
  ["a path outside the folder", "/about/../../package.json"],
  ["the same with backslashes", "/..\\package.json"],
  ["a null byte", "/robots.txt%00"],
  ["an encoded path outside the folder", "/%2e%2e/about/%2E%2E/x"],
  ["a slash that is encoded", "/about%2F"],
  ["a page behind two slashes", "//about/"],
  ["a path without a leading slash", "about"],
])("%s is not found: %s", (_what, path) => {
  expect(resolve(path)).toEqual({ notFound: true });
});
