import { graphql, useStaticQuery } from "gatsby";
import type { labels as model } from "../content-model/kinds/labels";

/** Short texts by name: `content/settings/labels.md`. */
type Labels = Readonly<Record<keyof typeof model.fields, string>>;

/**
 * What every page shows or says in its head: company facts, menus, labels, the
 * counties and the site's address.
 * The only static query of the site.
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
        name
        shortName
        tagline
        phone
        email
        street
        city
        state
        zip
        hours {
          days
          opens
          closes
        }
        founded
        utcPermit
        usdot
        mc
        social {
          name
          url
        }
        shareImage {
          alt
          sharedPath
        }
      }
      navigation {
        main {
          label
          path
          lists
          links {
            label
            path
            summary
          }
        }
        footer {
          label
          path
        }
      }
      counties: allCounty(sort: { order: ASC }) {
        nodes {
          name
        }
      }
      posts: allPost(sort: { order: ASC }) {
        nodes {
          name
          path
          summary
          guide
        }
      }
      resources: allResource(sort: { order: ASC }) {
        nodes {
          name
          path
          summary
        }
      }
      documents: allDocument(sort: { order: ASC }) {
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
  // The content check refuses a build without these files.
  if (!site?.siteMetadata?.siteUrl || !company || !navigation || !labels)
    throw new Error("content/settings is incomplete");
  return {
    siteUrl: site.siteMetadata.siteUrl,
    buildYear: site.buildYear ?? "",
    company,
    navigation,
    labels: labels.all as Labels,
    counties: data.counties.nodes,
    posts: data.posts.nodes,
    resources: data.resources.nodes,
    documents: data.documents.nodes,
  };
}
