import fs from "node:fs";
import path from "node:path";
import { builtFiles, builtFolder, readBuilt } from "../support/builtFiles";
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

describe("an entry of the XML sitemap", () => {
  const entries = sitemapFiles.flatMap((file) =>
    Array.from(
      readBuilt(file).matchAll(/<url>(.*?)<\/url>/gs),
      ([, entry]) => ({
        path: /<loc>(.*?)<\/loc>/.exec(entry!)![1]!.slice(origin.length),
        changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry!)?.[1],
        pictures: Array.from(
          entry!.matchAll(/<image:loc>(.*?)<\/image:loc>/g),
          ([, url]) => url!,
        ),
      }),
    ),
  );

  test("has a day that was before the build, where it has one", () => {
    const built = fs.statSync(path.join(builtFolder, sitemapFiles[0]!)).mtime;
    const wrong = entries.filter(
      ({ changed }) => changed && !(new Date(changed) < built),
    );
    expect(wrong).toEqual([]);
  });

  test("has the day that its page names as that of the last update", () => {
    const named = builtPages().flatMap((page) => {
      const [first, second] = mainOf(page)
        .querySelectorAll("header time")
        .map((time) => time.getAttribute("datetime"));
      // A post says first when it was published.
      const updated = page.path.startsWith("/blog/") ? second : first;
      return updated ? [[page.path, updated]] : [];
    });
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.map(([path]) => [
        path,
        entries.find((entry) => entry.path === path)?.changed?.slice(0, 10),
      ]),
    ).toEqual(named);
  });

  test("has the page's picture, if it has one of its own", () => {
    for (const { path, pictures } of entries) {
      const { html } = builtPage(path);
      const own = html.querySelector('main picture img[loading="eager"]')
        ? [
            html
              .querySelector('head meta[property="og:image"]')
              ?.getAttribute("content"),
          ]
        : [];
      expect([path, pictures]).toEqual([path, own]);
    }
  });
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
