import { builtFiles, readBuilt } from "../support/builtFiles";
import { builtPages, linksIn, mainOf, builtPage } from "../support/builtPages";
import { pagePaths } from "../support/pagePaths";
import { siteUrl } from "../../src/site/siteUrl";

const origin = siteUrl(process.env.SITE_URL);
const built = builtPages()
  .map(({ path }) => path)
  .sort();
const sitemapFiles = Array.from(builtFiles).filter((file) =>
  /^\/sitemap-\d+\.xml$/.test(file),
);

const locationsIn = (file: string) =>
  Array.from(readBuilt(file).matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url!);

test("every page of the specification is built", () => {
  expect(built).toEqual(expect.arrayContaining([...pagePaths]));
});

test("hosts find the screen for unknown paths where they look for it", () => {
  expect(builtFiles).toContain("/404.html");
});

test("the XML sitemap holds exactly the pages, in their canonical spelling", () => {
  const urls = sitemapFiles.flatMap(locationsIn);
  expect(urls.sort()).toEqual(built.map((path) => `${origin}${path}`).sort());
});

test("the sitemap index holds exactly the XML sitemaps", () => {
  expect(locationsIn("/sitemap-index.xml")).toEqual(
    sitemapFiles.map((file) => `${origin}${file}`),
  );
});

test("robots.txt lets everyone in and names the sitemap index", () => {
  const lines = readBuilt("/robots.txt").split("\n");
  expect(lines).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([]);
});

test("the sitemap page lists exactly the pages, each once", () => {
  const sitemap = mainOf(builtPage("/sitemap"));
  const listed = sitemap
    .querySelectorAll("section")
    .filter((section) => section.querySelector("h2"))
    .flatMap((section) =>
      section.querySelector("section") ? [] : linksIn(section),
    )
    .map(({ href }) => href)
    .filter((href) => href.startsWith("/"));
  const once = [...new Set(listed)].sort();
  expect(once).toEqual(built);
  expect(listed).toHaveLength(once.length);
});
