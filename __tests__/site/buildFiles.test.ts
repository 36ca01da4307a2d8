import { isBuildFile } from "../../src/site/buildFiles";

test.each([
  "app-1.js.map",
  "app-1.js.map.br",
  "/static/app.css.map",
  "webpack.stats.json",
  "chunk-map.json.gz",
  "headers.json",
  "_headers",
  "/_redirects",
  ".env",
  ".cache/data.json",
  "/admin/.assetsignore",
])("%s is not for visitors", (file) => {
  expect(isBuildFile(file)).toBe(true);
});

test.each([
  "app-1.js",
  "app-1.js.br",
  "404.html",
  "page-data/app-data.json",
  "static/map.avif",
  "_gatsby/slices/_gatsby-scripts-1.html",
  ".well-known/security.txt",
])("%s is part of the site", (file) => {
  expect(isBuildFile(file)).toBe(false);
});
