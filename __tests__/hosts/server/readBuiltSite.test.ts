import { createPathResolver } from "../../../src/hosts/server/readBuiltSite";

/** Paths that the fixture site has no example of; `everyHost` tests the others. */
const resolve = createPathResolver(
  [
    "/about/index.html",
    "/app-0123456789abcdef0123.js.br",
    "/.cache/data.json",
    "/.well-known/security.txt",
    "/old.txt",
    "/price list für 100%.pdf",
  ],
  { "/quote": "/about", "/old.txt": "/about" },
);

test.each([
  ["/.well-known/security.txt", { file: "/.well-known/security.txt" }],
  [
    "/price%20list%20f%C3%BCr%20100%25.pdf",
    { file: "/price list für 100%.pdf" },
  ],
  // A redirect hides no file.
  ["/old.txt", { file: "/old.txt" }],
  ["/%71UOT%65/", { redirect: "/about" }],
  ["/QUOTE/index.html", { redirect: "/about" }],
  ["/app-0123456789abcdef0123.js.br", { notFound: true }],
  ["/OLD.txt", { redirect: "/about" }],
  ["/.well-known/Security.txt", { notFound: true }],
  ["/.well-known/security.txt/", { notFound: true }],
  ["/.cache/data.json", { notFound: true }],
  ["/about%2F", { notFound: true }],
  ["about", { notFound: true }],
])("%s is %j", (path, found) => {
  expect(resolve(path)).toEqual(found);
});
