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

function headOf(element: React.ReactNode, path = "/x") {
  renderToString(capturingHead(element, path));
  const head = takeHead(path)!;
  return [head.htmlAttributes, head.title, head.meta, head.link, head.script]
    .map(String)
    .join("\n");
}

test("has title with the company's name, description, language and canonical URL", () => {
  const head = headOf(<Seo {...page} path={pages.city} />);
  expect(head).toContain('lang="en"');
  expect(head).toContain(`>Movers in Everett | ${siteName}</title>`);
  expect(head).toContain('name="description" content="How we move you."');
  expect(head).toContain(
    `rel="canonical" href="${fixtureSiteUrl}${pages.city}"`,
  );
  expect(head).not.toMatch(/robots|keywords/);
});

test("has keywords if they are given", () => {
  expect(
    headOf(<Seo {...page} path="/" keywords={["movers", "Everett"]} />),
  ).toContain('name="keywords" content="movers, Everett"');
});

test("the picture of the first screen is preloaded as AVIF", () => {
  const head = headOf(<Seo {...page} path="/" image={picture("A bridge")} />);
  expect(head.match(/<link[^>]*preload[^>]*>/g)).toEqual([
    expect.stringMatching(
      /as="image" type="image\/avif" imagesizes="1200px" imagesrcset="\/1200x900.avif 1200w" fetchpriority="high"/i,
    ),
  ]);
});

test("of a picture with two crops only the one for the screen is preloaded", () => {
  const head = headOf(
    <Seo {...page} path="/" image={pictureOfTwoCrops("A bridge")} />,
  );
  const preloads = head.match(/<link[^>]*preload[^>]*>/g) ?? [];
  expect(
    preloads.map((link) =>
      [/media="([^"]*)"/, /srcset="([^"]*)"/i].map(
        (attribute) => attribute.exec(link)?.[1],
      ),
    ),
  ).toEqual([
    ["(max-width: 767.98px)", "/750x500.avif 750w"],
    ["(min-width: 768px)", "/1200x900.avif 1200w"],
  ]);
});

test("a page without a path is not indexed", () => {
  const head = headOf(<Seo {...page} />);
  expect(head).toContain('name="robots" content="noindex"');
  expect(head).not.toContain("canonical");
});

test("pages rendered concurrently keep their own heads", () => {
  renderToString(capturingHead(<Seo {...page} path="/a" />, "/a"));
  renderToString(capturingHead(<Seo {...page} path="/b" />, "/b"));
  expect(String(takeHead("/a")?.link)).toContain('.example/a"');
  expect(String(takeHead("/b")?.link)).toContain('.example/b"');
});

describe("Open Graph", () => {
  const propertiesIn = (head: string) =>
    Object.fromEntries(
      Array.from(
        head.matchAll(/property="([^"]+)" content="([^"]*)"/g),
        ([, property, content]) => [property!, content!],
      ),
    );

  test("has the page's own texts and picture", () => {
    const head = headOf(
      <Seo {...page} path="/x" image={picture("A bridge")} />,
    );
    expect(propertiesIn(head)).toEqual({
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
    expect(head).toContain('name="twitter:card" content="summary_large_image"');
  });

  test("has the company's picture if the page has none", () => {
    expect(propertiesIn(headOf(<Seo {...page} path="/x" />))).toMatchObject({
      "og:image": `${fixtureSiteUrl}/static/share.jpg`,
      "og:image:alt": siteData().company.shareImage.alt,
    });
  });

  test("has the type article for articles", () => {
    expect(
      propertiesIn(headOf(<Seo {...page} path="/x" article />)),
    ).toMatchObject({ "og:type": "article" });
  });

  test("is omitted without a path", () => {
    expect(headOf(<Seo {...page} />)).not.toMatch(/og:|twitter:/);
  });
});

test("has a theme color for both color schemes", () => {
  const colors = headOf(<Seo {...page} />).match(
    /<meta[^>]*theme-color[^>]*>/g,
  );
  expect(colors).toEqual([
    expect.stringContaining('media="(prefers-color-scheme: light)"'),
    expect.stringContaining('media="(prefers-color-scheme: dark)"'),
  ]);
});

describe("structured data", () => {
  test("has the breadcrumbs and the page's other data in one script", () => {
    const head = headOf(
      <Seo
        {...page}
        path="/x"
        breadcrumbs={{ parents: [], current: "X" }}
        structuredData={[{ "@type": "WebSite", name: "X" }]}
      />,
    );
    const scripts = Array.from(
      head.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g),
      ([, json]) => JSON.parse(json!) as { "@graph": { "@type": string }[] },
    );
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.["@graph"].map((thing) => thing["@type"])).toEqual([
      "WebSite",
      "BreadcrumbList",
    ]);
  });

  test("can't be ended by a text in it", () => {
    const name = "</script><script>alert(1)</script>";
    const head = headOf(
      <Seo
        {...page}
        path="/x"
        structuredData={[{ "@type": "WebSite", name }]}
      />,
    );
    expect(head.match(/<script|<\/script/g)).toHaveLength(2);
  });

  test("is omitted if there is none", () => {
    expect(headOf(<Seo {...page} />)).not.toContain("<script");
  });
});
