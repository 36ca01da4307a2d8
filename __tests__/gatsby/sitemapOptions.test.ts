import { buildSchema, graphqlSync } from "graphql";
import { sitemapOptions } from "../../src/gatsby/sitemapOptions";

const schema = buildSchema(`
  type SiteMetadata { siteUrl: String! }
  type Site { siteMetadata: SiteMetadata! }
  type SitePage { path: String! }
  type All { nodes: [SitePage!]! }
  type Query { site: Site! allSitePage: All! }
`);

const nodes = [{ path: "/" }, { path: "/about" }, { path: "/404" }];

const answer = graphqlSync({
  schema,
  source: sitemapOptions.query,
  rootValue: {
    site: { siteMetadata: { siteUrl: "https://movers.test" } },
    allSitePage: { nodes },
  },
});

describe("the sitemap for search engines", () => {
  test("asks for the site's origin and every page", () => {
    expect(answer).toEqual({
      data: {
        site: { siteMetadata: { siteUrl: "https://movers.test" } },
        allSitePage: { nodes },
      },
    });
  });

  test("lists each page at its own path, without a slash at the end", () => {
    const data = answer.data as unknown as Parameters<
      typeof sitemapOptions.resolvePages
    >[0];
    expect(
      sitemapOptions.resolvePages(data).map(sitemapOptions.serialize),
    ).toEqual([{ url: "/" }, { url: "/about" }, { url: "/404" }]);
  });

  test("leaves out the screen of unknown paths, and nothing else", () => {
    expect(sitemapOptions.excludes).toEqual(["/404"]);
  });

  test("stands at the root", () => {
    expect(sitemapOptions.output).toBe("/");
  });
});
