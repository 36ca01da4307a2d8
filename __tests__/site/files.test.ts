import { isBuildFile } from "../../src/site/files";

test.each([
  ["app-1.js.map", true],
  ["app-1.js.map.br", true],
  ["webpack.stats.json", true],
  ["headers.json", true],
  ["_headers", true],
  ["/_redirects", true],
  [".env", true],
  ["/admin/.assetsignore", true],
  ["app-1.js", false],
  ["app-1.js.br", false],
  ["page-data/app-data.json", false],
  ["static/map.avif", false],
  [".well-known/security.txt", false],
])("%s is kept from visitors: %p", (file, isKept) => {
  expect(isBuildFile(file)).toBe(isKept);
});
