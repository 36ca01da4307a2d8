import { parse } from "graphql";
import { sitemapOptions } from "../../../src/build/plugins/sitemapOptions";

type Answer = Parameters<typeof sitemapOptions.resolvePages>[0];

/** Lists pages for a query result with these nodes only. */
const listed = (nodes: Record<string, object[]>) =>
  sitemapOptions
    .resolvePages(
      Object.fromEntries(
        Object.entries(nodes).map(([name, each]) => [name, { nodes: each }]),
      ) as unknown as Answer,
    )
    .map(sitemapOptions.serialize);

describe("the sitemap for search engines", () => {
  test("lists each page at its path, without a trailing slash", () => {
    expect(
      listed({ allSitePage: [{ path: "/" }, { path: "/about" }] }),
    ).toEqual([{ url: "/" }, { url: "/about" }]);
  });

  test("has the date in the front matter, and the page's picture", () => {
    expect(
      listed({
        allSitePage: [{ path: "/guide" }, { path: "/kent" }],
        allPost: [{ path: "/guide", updated: "2026-06-02" }],
        allCity: [{ path: "/kent", image: { sharedPath: "/static/kent.jpg" } }],
      }),
    ).toEqual([
      { url: "/guide", lastmod: "2026-06-02" },
      { url: "/kent", img: [{ url: "/static/kent.jpg" }] },
    ]);
  });

  test("includes both pages of a county and a picture inside an object", () => {
    const image = { sharedPath: "/static/image.jpg" };
    expect(
      listed({
        allSitePage: [
          { path: "/king" },
          { path: "/areas/king" },
          { path: "/about" },
        ],
        allCounty: [
          {
            path: "/king",
            areaPath: "/areas/king",
            image,
          },
        ],
        allAbout: [{ path: "/about", story: { image } }],
      }),
    ).toMatchObject([
      { url: "/king", img: [{ url: "/static/image.jpg" }] },
      { url: "/areas/king", img: [{ url: "/static/image.jpg" }] },
      { url: "/about", img: [{ url: "/static/image.jpg" }] },
    ]);
  });

  test("has a valid query, excludes only the 404 page, and is in the root folder", () => {
    expect(() => parse(sitemapOptions.query)).not.toThrow();
    expect(sitemapOptions).toMatchObject({ excludes: ["/404"], output: "/" });
  });
});
