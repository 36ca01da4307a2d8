import { parse } from "graphql";
import { lastCommits } from "../../../src/gatsby/plugins/lastCommits";
import { sitemapOptions } from "../../../src/gatsby/plugins/sitemapOptions";

jest.mock("../../../src/gatsby/plugins/lastCommits");

const committed = "2026-05-01T08:00:00Z";

jest
  .mocked(lastCommits)
  .mockResolvedValue(
    new Map(
      ["cities/kent.md", "counties/king-county.md", "posts/guide.md"].map(
        (file) => [`content/${file}`, committed] as const,
      ),
    ),
  );

type Answer = Parameters<typeof sitemapOptions.resolvePages>[0];

/** Lists pages for a query result with these nodes only. */
const listed = async (nodes: Record<string, object[]>) =>
  (
    await sitemapOptions.resolvePages(
      Object.fromEntries(
        Object.entries(nodes).map(([name, each]) => [name, { nodes: each }]),
      ) as unknown as Answer,
    )
  ).map(sitemapOptions.serialize);

describe("the sitemap for search engines", () => {
  test("lists each page at its path, without a trailing slash", async () => {
    expect(
      await listed({ allSitePage: [{ path: "/" }, { path: "/about" }] }),
    ).toEqual([{ url: "/" }, { url: "/about" }]);
  });

  test("has the date of a page's last commit and its picture", async () => {
    const image = { sharedPath: "/static/kent.jpg" };
    expect(
      await listed({
        allSitePage: [{ path: "/kent" }],
        allCity: [{ path: "/kent", file: "cities/kent.md", image }],
      }),
    ).toEqual([
      { url: "/kent", lastmod: committed, img: [{ url: "/static/kent.jpg" }] },
    ]);
  });

  test("prefers the `updated` date of the front matter", async () => {
    const post = {
      path: "/guide",
      file: "posts/guide.md",
      updated: "2026-06-02",
    };
    expect(
      await listed({ allSitePage: [{ path: "/guide" }], allPost: [post] }),
    ).toEqual([{ url: "/guide", lastmod: "2026-06-02" }]);
  });

  test("includes both pages of a county and a picture inside an object", async () => {
    const image = { sharedPath: "/static/image.jpg" };
    expect(
      await listed({
        allSitePage: [
          { path: "/king" },
          { path: "/areas/king" },
          { path: "/about" },
        ],
        allCounty: [
          {
            path: "/king",
            areaPath: "/areas/king",
            file: "counties/king-county.md",
            image,
          },
        ],
        allAbout: [
          { path: "/about", file: "pages/about.md", story: { image } },
        ],
      }),
    ).toMatchObject([
      { url: "/king", lastmod: committed },
      { url: "/areas/king", lastmod: committed },
      { url: "/about", img: [{ url: "/static/image.jpg" }] },
    ]);
  });

  test("omits the date if it is unknown", async () => {
    expect(
      await listed({
        allSitePage: [{ path: "/new" }],
        allCity: [{ path: "/new", file: "cities/new.md", image: null }],
      }),
    ).toEqual([{ url: "/new" }]);
  });

  test("reads the git log once for all pages", async () => {
    jest.mocked(lastCommits).mockClear();
    await listed({ allSitePage: [{ path: "/" }, { path: "/about" }] });
    expect(jest.mocked(lastCommits).mock.calls).toEqual([
      [process.cwd(), "content/"],
    ]);
  });

  test("has a valid GraphQL query", () => {
    expect(() => parse(sitemapOptions.query)).not.toThrow();
  });

  test("excludes only the 404 page", () => {
    expect(sitemapOptions.excludes).toEqual(["/404"]);
  });

  test("is written to the root folder", () => {
    expect(sitemapOptions.output).toBe("/");
  });
});
