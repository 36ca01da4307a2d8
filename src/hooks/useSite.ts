import { graphql, useStaticQuery } from "gatsby";

/** The texts in `content/settings/labels.md` by name. */
type Labels = Omit<Queries.Labels, keyof Queries.Node | "all">;

/**
 * Returns the data of every page: company facts, menus, labels, counties and the site's
 * URL. Lists that grow with the site are limited, because every page contains them.
 */
export function useSite() {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        buildYear: buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
        }
      }
      company {
        siteFacts
        shareImage {
          alt
          sharedPath
        }
      }
      navigation {
        main {
          name: label
          path
          lists
          links {
            name: label
            path
            summary
          }
        }
        footer {
          name: label
          path
        }
      }
      counties: allCounty(sort: { order: ASC }) {
        nodes {
          name
        }
      }
      guides: allPost(
        filter: { guide: { eq: true } }
        sort: { order: ASC }
        limit: 12
      ) {
        nodes {
          name
          path
          summary
        }
        pageInfo {
          hasNextPage
        }
      }
      posts: allPost(
        filter: { guide: { eq: false } }
        sort: { order: ASC }
        limit: 12
      ) {
        nodes {
          name
          path
          summary
        }
        pageInfo {
          hasNextPage
        }
      }
      resources: allResource(sort: { order: ASC }, limit: 12) {
        nodes {
          name
          path
          summary
        }
        pageInfo {
          hasNextPage
        }
      }
      legal: allDocument(
        filter: { legal: { eq: true } }
        sort: { order: ASC }
      ) {
        nodes {
          name
          path
        }
      }
      labels {
        all
      }
    }
  `);
  const { site, company, navigation, labels } = data;
  // The content check stops a build without these files.
  if (!site?.siteMetadata?.siteUrl || !company || !navigation || !labels)
    throw new Error("content/settings is incomplete");
  return {
    siteUrl: site.siteMetadata.siteUrl,
    buildYear: site.buildYear ?? "",
    company: {
      ...(company.siteFacts as unknown as Queries.SiteFacts),
      shareImage: company.shareImage,
    },
    navigation,
    labels: labels.all as Labels,
    counties: data.counties.nodes,
    guides: data.guides,
    posts: data.posts,
    resources: data.resources,
    legal: data.legal.nodes,
  };
}
