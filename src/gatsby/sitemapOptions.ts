import { routes } from "../site/routes";

interface Page {
  path: string;
}

/** Options of gatsby-plugin-sitemap: every page but those that are no content. */
export const sitemapOptions = {
  output: "/",
  excludes: [routes.notFound],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
  }`,
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: Page[] } }) =>
    allSitePage.nodes,
  serialize: ({ path }: Page) => ({ url: path }),
};
