import { graphql, useStaticQuery } from "gatsby";

/**
 * What every page shows: company facts, menus, labels and the site's address.
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
        utcPermit
        usdot
        mc
        social {
          name
          url
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
        skipToContent
        mainNavigation
        menu
        call
        quickLinks
        contactUs
        followUs
        comingSoon
        copyright
        licensed
        utcPermit
        usdot
        mc
        breadcrumbs
        home
        freeQuote
        aFreeQuote
        quoteHeading
        quoteText
        learnMore
        moreAbout
        included
        questions
        areasServed
        otherServices
        cities
        countyServices
        nearbyCounties
        aboutCounty
        backToLocations
        backToCounty
        backToServiceAreas
        atAGlance
        cityServices
        relatedPosts
        countyCities
        popularServices
        countyLocations
        allLocations
        areaMap
        servicesHeading
        published
        updated
        readingTime
        onThisPage
        morePosts
        movingThere
        moreResources
        capacity
        boxContents
        boxWeight
        boxSize
        contactInformation
        location
        phone
        email
        sendByEmail
        hours
        sitemapMain
        sitemapServices
        sitemapLocations
        sitemapResources
        sitemapBlog
        returnHome
        testimonialSource
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
    labels,
    posts: data.posts.nodes,
    resources: data.resources.nodes,
    documents: data.documents.nodes,
  };
}
