import { parse } from "node-html-parser";
import { builtFiles, readBuiltFile } from "../support/builtFiles";
import {
  builtOrigin,
  builtPage,
  builtPages,
  builtPaths,
  isPost,
  linksIn,
  mainOf,
  hasDrawing,
  mainPicture,
  visibleText,
} from "../support/builtPages";
import { violationsOf } from "../support/violationsOf";

const origin = builtOrigin();
const paths = [...builtPaths].sort();

/** XML sitemaps, without their index. */
const sitemapFiles = Array.from(builtFiles).filter((file) =>
  /^\/sitemap-\d+\.xml$/.test(file),
);

/** Texts of an XML element, such as `image:loc`. */
const textsIn = (xml: string, name: string): string[] =>
  Array.from(
    xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs")),
    ([, text = ""]) => text,
  );

/** Entries of all sitemaps, by the paths of their pages. */
const entries = new Map(
  sitemapFiles
    .flatMap((file) => textsIn(readBuiltFile(file), "url"))
    .map((entry) => [textsIn(entry, "loc").join().slice(origin.length), entry]),
);

test("the XML sitemap lists exactly the pages, with canonical paths", () => {
  expect(Array.from(entries.keys()).sort()).toEqual(paths);
  expect(textsIn(readBuiltFile("/sitemap-index.xml"), "loc")).toEqual(
    sitemapFiles.map((file) => origin + file),
  );
});

test("it has the day of the update that a page shows, and the page's own picture", () => {
  const wrong = violationsOf(builtPages(), (page) => {
    const entry = entries.get(page.path)!;
    const [first, second] = mainOf(page)
      .querySelectorAll("header time")
      .map((time) => time.getAttribute("datetime"));
    // A post's first date is that of its publication.
    const updated = isPost(page) ? second : first;
    const hasPicture = mainPicture(page) !== null || hasDrawing(page);
    const expectedPicture = hasPicture
      ? page.html
          .querySelector('head meta[property="og:image"]')
          ?.getAttribute("content")
      : "";
    const [changed] = textsIn(entry, "lastmod");
    return [
      ...(updated && updated !== changed?.slice(0, 10) ? [updated] : []),
      ...(textsIn(entry, "image:loc").join() === expectedPicture
        ? []
        : [`${expectedPicture}`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test("robots.txt allows all crawlers and names the sitemap index", () => {
  const lines = readBuiltFile("/robots.txt").split("\n");
  expect(lines).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([]);
});

test("the sitemap page lists exactly the pages, each once", () => {
  const groups = mainOf(builtPage("/sitemap")).querySelectorAll(
    "section:has(> h2)",
  );
  const listed = groups.flatMap(linksIn).map(({ href }) => href);
  expect(listed.sort()).toEqual(paths);
});

test("the editor's page is built and not indexed", () => {
  expect(readBuiltFile("/admin/index.html")).toContain(
    '<meta name="robots" content="noindex">',
  );
});

test("the feed has every post with its heading and whole addresses, the newest first", () => {
  const xml = readBuiltFile("/rss.xml");
  // Adapted to the HTML parser, where `link` is empty and names are lower case.
  const items = parse(
    xml
      .replaceAll(/<(\/?)link>/g, "<$1address>")
      .replaceAll(/<(\/?)pubDate>/g, "<$1published>"),
  )
    .querySelectorAll("channel item")
    .map((item) => ({
      title: item
        .querySelector("title")!
        .innerHTML.replace(/^<!\[CDATA\[|\]\]>$/g, ""),
      address: item.querySelector("address")!.text,
      time: Date.parse(item.querySelector("published")!.text),
    }));
  // Noon in Tacoma is the same day in all of North America.
  for (const { time } of items) expect(new Date(time).getUTCHours()).toBe(20);
  const posts = builtPages().filter(isPost);
  expect(
    Object.fromEntries(items.map(({ title, address }) => [address, title])),
  ).toEqual(
    Object.fromEntries(
      posts.map(({ path, html }) => [
        origin + path,
        visibleText(html.querySelector("h1")!),
      ]),
    ),
  );
  const times = items.map(({ time }) => time);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(times).not.toContain(NaN);
  expect(xml).not.toMatch(/(?:href|src)="\//);
});
