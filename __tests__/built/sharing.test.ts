import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { companySettings } from "../../src/gatsby/companySettings";
import { pageTitle } from "../../src/site/pageTitle";
import { siteUrl } from "../../src/site/siteUrl";
import { builtFiles, builtFolder } from "../support/builtFiles";
import {
  builtPage,
  builtPages,
  headOf,
  notFoundPage,
  repeated,
  tagsOf,
} from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";

const origin = siteUrl(process.env.SITE_URL);
const pages = builtPages();
const company = companySettings().shortName!;

const property = ({ html }: BuiltPage, name: string) =>
  html
    .querySelectorAll(`head meta[property="${name}"]`)
    .map((meta) => meta.getAttribute("content"));

test("a link to a page is shared with its own title, description and address", () => {
  for (const page of pages) {
    const head = headOf(page);
    expect(
      property(page, "og:title").map((title) => pageTitle(title!, company)),
    ).toEqual(head.titles);
    expect(property(page, "og:description")).toEqual(head.descriptions);
    expect(property(page, "og:url")).toEqual(head.canonicals);
  }
});

test("posts are articles, all else are pages of a site", () => {
  const articles = pages.filter(
    (page) => property(page, "og:type")[0] === "article",
  );
  expect(articles.map(({ path }) => path).sort()).toEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => path.startsWith("/blog/"))
      .sort(),
  );
});

describe("the picture that a link is shared with", () => {
  const pictures = new Map(
    pages.map((page) => [page.path, property(page, "og:image")]),
  );

  test("is one a page, on the site itself", () => {
    for (const [at, addresses] of pictures) {
      expect([at, addresses]).toEqual([
        at,
        [expect.stringMatching(/^https?:\/\/[^/]+\/static\/.+\.jpg$/)],
      ]);
      const file = addresses[0]!.slice(origin.length);
      expect([at, builtFiles.has(file)]).toEqual([at, true]);
    }
  });

  test("is a JPEG of 1200 × 630 pixels and at most 100 kB", async () => {
    const files = new Set(
      Array.from(pictures.values(), ([url]) => url!.slice(origin.length)),
    );
    for (const file of files) {
      const source = path.join(builtFolder, file);
      const { format, width, height } = await sharp(source).metadata();
      expect({ file, format, width, height }).toEqual({
        file,
        format: "jpeg",
        width: 1200,
        height: 630,
      });
      expect(fs.statSync(source).size).toBeLessThanOrEqual(100_000);
    }
    expect(files.size).toBeGreaterThan(20);
  });

  test("is the page's own; pages without a picture have the company's", () => {
    const shared = pictures.get("/contact");
    const withCompanys = pages.filter(
      ({ path }) => pictures.get(path)?.[0] === shared?.[0],
    );
    const pictureless = pages.filter(
      ({ html }) => !html.querySelector('main picture img[loading="eager"]'),
    );
    expect(withCompanys.map(({ path }) => path)).toEqual(
      pictureless.map(({ path }) => path),
    );
  });

  test("says what it shows", () => {
    const silent = pages.filter((page) => !property(page, "og:image:alt")[0]);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

test("the screen of unknown paths is not shared", () => {
  expect(property(notFoundPage(), "og:image")).toEqual([]);
});

test("no tag stands twice in a head", () => {
  for (const page of [...pages, notFoundPage()])
    expect([page.path, repeated(tagsOf(page))]).toEqual([page.path, []]);
});

test("a page names the sitemap, the feed and the icon", () => {
  const links = builtPage("/")
    .html.querySelectorAll("head link[href]")
    .map((link) => [link.getAttribute("rel"), link.getAttribute("href")]);
  expect(links).toEqual(
    expect.arrayContaining([
      ["sitemap", "/sitemap-index.xml"],
      ["alternate", "/rss.xml"],
      ["icon", "/icon.svg"],
    ]),
  );
});
