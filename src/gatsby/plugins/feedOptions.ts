import { routes } from "../../site/routes";
import { readCompanySettings } from "../readFrontMatter";

interface Post {
  readonly heading: string;
  readonly summary: string;
  readonly path: string;
  readonly date: string;
}

interface FeedData {
  readonly query: {
    readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
    readonly company: { readonly name: string };
    readonly indexPage: {
      readonly heading: string;
      readonly description: string;
      readonly path: string;
    };
    readonly allPost: { readonly nodes: readonly Post[] };
  };
}

/** The RSS feed of the blog: a summary of each post, newest first. */
const blogFeed = {
  output: routes.feed,
  title: readCompanySettings().name ?? routes.feed,
  query: `{
    company { name }
    indexPage(slug: { eq: "blog" }) { heading description path }
    allPost(sort: [{ date: DESC }, { order: ASC }]) {
      nodes { heading summary path date }
    }
  }`,
  setup: ({ query: { site, company, indexPage } }: FeedData) => ({
    title: `${indexPage.heading} | ${company.name}`,
    description: indexPage.description,
    site_url: site.siteMetadata.siteUrl + indexPage.path,
    feed_url: site.siteMetadata.siteUrl + routes.feed,
    language: "en-us",
  }),
  serialize: ({ query: { site, allPost } }: FeedData) =>
    allPost.nodes.map(({ heading, summary, path, date }) => ({
      title: heading,
      description: summary,
      url: site.siteMetadata.siteUrl + path,
      // Noon in Tacoma: at midnight UTC, Tacoma still has the day before.
      date: `${date}T12:00:00-08:00`,
    })),
};

export const feedOptions = {
  query: "{ site { siteMetadata { siteUrl } } }",
  feeds: [blogFeed],
};
