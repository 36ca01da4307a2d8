import { renderToString } from "react-dom/server";
import {
  capturingHead,
  takeHead,
} from "../../../src/components/layout/capturedHeads";
import { Seo } from "../../../src/components/layout/Seo";
import { company, fixtureSiteUrl, pages } from "../../fixture/content";
import { picture, pictureOfTwoCrops } from "../../support/render";
import { siteData } from "../../support/siteData";

const siteName = company.shortName.replace("&", "&amp;");
const page = { title: "Movers in Everett", description: "How we move you." };

function headOf(more: Partial<Parameters<typeof Seo>[0]>, path = "/x") {
  renderToString(capturingHead(<Seo {...page} {...more} />, path));
  const head = takeHead(path)!;
  return [head.htmlAttributes, head.title, head.meta, head.link, head.script]
    .map(String)
    .join("\n");
}

const matches = (head: string, pattern: RegExp) =>
  Array.from(head.matchAll(pattern), ([, ...groups]) => groups);

test("has title, description, language, canonical URL, keywords and theme colors", () => {
  const head = headOf({ path: pages.city, keywords: ["movers", "Everett"] });
  for (const part of [
    'lang="en"',
    `>Movers in Everett | ${siteName}</title>`,
    'name="description" content="How we move you."',
    'name="keywords" content="movers, Everett"',
    `rel="canonical" href="${fixtureSiteUrl}${pages.city}"`,
    'name="twitter:card" content="summary_large_image"',
    'media="(prefers-color-scheme: dark)"',
  ])
    expect(head).toContain(part);
  expect(head).not.toContain("robots");
});

test("a page without a path is neither indexed nor shared", () => {
  const head = headOf({});
  expect(head).toContain('name="robots" content="noindex"');
  expect(head).not.toMatch(/canonical|keywords|og:|twitter:|<script/);
});

test("the picture of the first screen is preloaded as AVIF, a crop for each screen", () => {
  const preloads = (head: string) =>
    matches(head, /<link(?=[^>]*preload)([^>]*)>/g).map(([link = ""]) =>
      [/media="([^"]*)"/, /srcset="([^"]*)"/i].map(
        (attribute) => attribute.exec(link)?.[1],
      ),
    );
  expect(preloads(headOf({ image: picture("A bridge") }))).toEqual([
    [undefined, "/1200x900.avif 1200w"],
  ]);
  expect(preloads(headOf({ image: pictureOfTwoCrops("A bridge") }))).toEqual([
    ["(max-width: 767.98px)", "/750x500.avif 750w"],
    ["(min-width: 768px)", "/1200x900.avif 1200w"],
  ]);
});

test("pages rendered concurrently keep their own heads", () => {
  renderToString(capturingHead(<Seo {...page} path="/a" />, "/a"));
  renderToString(capturingHead(<Seo {...page} path="/b" />, "/b"));
  expect(String(takeHead("/a")?.link)).toContain('.example/a"');
  expect(String(takeHead("/b")?.link)).toContain('.example/b"');
});

test("Open Graph has the page's texts, and its picture or else the company's", () => {
  const propertiesIn = (head: string) =>
    Object.fromEntries(
      matches(head, /property="([^"]+)" content="([^"]*)"/g),
    ) as unknown;
  expect(
    propertiesIn(headOf({ path: "/x", image: picture("A bridge") })),
  ).toEqual({
    "og:title": "Movers in Everett",
    "og:description": "How we move you.",
    "og:type": "website",
    "og:url": `${fixtureSiteUrl}/x`,
    "og:site_name": siteName,
    "og:locale": "en_US",
    "og:image": `${fixtureSiteUrl}/static/picture.jpg`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A bridge",
  });
  expect(propertiesIn(headOf({ path: "/x", article: true }))).toMatchObject({
    "og:type": "article",
    "og:image": `${fixtureSiteUrl}/static/share.jpg`,
    "og:image:alt": siteData().company.shareImage.alt,
  });
});

test("structured data is one script, which no text in it can end", () => {
  const head = headOf({
    path: "/x",
    breadcrumbs: { parents: [], current: "X" },
    structuredData: [{ "@type": "WebSite", name: "</script><script>" }],
  });
  const scripts = matches(
    head,
    /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g,
  ).map(([json]) => JSON.parse(json!) as { "@graph": { "@type": string }[] });
  expect(
    scripts.map((script) => script["@graph"].map((thing) => thing["@type"])),
  ).toEqual([["WebSite", "BreadcrumbList"]]);
  expect(head.match(/<script|<\/script/g)).toHaveLength(2);
});
