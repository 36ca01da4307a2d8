import { readBuilt } from "../support/builtFiles";
import {
  builtOrigin,
  builtPage,
  builtPaths,
  linksIn,
  mainOf,
} from "../support/builtPages";
import { locationsIn, sitemapFiles } from "../support/builtSitemap";

const origin = builtOrigin();
const paths = [...builtPaths].sort();

test("the XML sitemap lists exactly the pages, with canonical paths", () => {
  const urls = sitemapFiles.flatMap(locationsIn);
  expect(urls.sort()).toEqual(paths.map((path) => origin + path).sort());
});

test("the sitemap index lists exactly the XML sitemaps", () => {
  expect(locationsIn("/sitemap-index.xml")).toEqual(
    sitemapFiles.map((file) => origin + file),
  );
});

test("robots.txt allows all crawlers and names the sitemap index", () => {
  const lines = readBuilt("/robots.txt").split("\n");
  expect(lines).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([]);
});

test("the sitemap page lists exactly the pages, each once", () => {
  const groups = mainOf(builtPage("/sitemap")).querySelectorAll(
    "section section:has(> h2)",
  );
  const listed = groups.flatMap(linksIn).map(({ href }) => href);
  expect(listed.sort()).toEqual(paths);
});

test("the editor's page is built and not indexed", () => {
  expect(readBuilt("/admin/index.html")).toContain(
    '<meta name="robots" content="noindex">',
  );
});
