import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { useLinkTo } from "../hooks/useLinkTo";
import { useSite } from "../hooks/useSite";
import { IndexLayout } from "../components/sections/shared/IndexLayout";
import { listPlanningTools } from "../components/sections/shared/PlanningTools";
import { SitemapGroups } from "../components/sections/shared/SitemapGroups";
import { isBelow, nestByPath } from "../site/nestByPath";
import { required } from "../shared/required";
import { routes } from "../site/routes";

export default function SitemapPage({
  data,
}: PageProps<Queries.SitemapPageQuery>) {
  const { labels } = useSite();
  const linkTo = useLinkTo();
  const { indexes, counties, contentPages, testimonials } = data;
  const page = required(data.page, "page of the sitemap");
  const home = required(data.home, "home page");
  const about = required(data.about, "about page");
  const contact = required(data.contact, "contact page");

  const groups = [
    { heading: labels.sitemapServices, indexPath: routes.services },
    { heading: labels.sitemapLocations, indexPath: routes.locations },
    { heading: labels.sitemapResources, indexPath: routes.resources },
    { heading: labels.sitemapBlog, indexPath: routes.blog },
  ];
  const areas = counties.nodes.map(({ area, areaPath }) => ({
    name: area.heading,
    path: areaPath,
  }));
  const links = [...contentPages, ...listPlanningTools(data), ...areas];
  const pagesBelow = (indexPath: string) =>
    links.filter(({ path }) => isBelow(path, indexPath));
  const otherPages = links.filter(({ path }) =>
    groups.every(({ indexPath }) => !isBelow(path, indexPath)),
  );
  const main = [
    { name: labels.home, path: home.path },
    ...[about, contact, page].map(linkTo),
    ...nestByPath(otherPages),
    ...(testimonials.nodes.length > 0
      ? [{ name: home.testimonials.heading, path: routes.testimonials }]
      : []),
  ];

  return (
    <IndexLayout page={page}>
      <SitemapGroups
        groups={[
          { heading: labels.sitemapMain, links: main },
          ...groups.map(({ heading, indexPath }) => ({
            heading,
            links: [
              ...indexes.nodes
                .filter(({ path }) => path === indexPath)
                .map(linkTo),
              ...nestByPath(pagesBelow(indexPath)),
            ],
          })),
        ]}
      />
    </IndexLayout>
  );
}

export const query = graphql`
  query SitemapPage {
    page: indexPage(slug: { eq: "sitemap" }) {
      ...IndexPage
    }
    home {
      path
      testimonials {
        heading
      }
    }
    testimonials: allTestimonial(limit: 1) {
      nodes {
        id
      }
    }
    about {
      heading
      path
    }
    contact {
      heading
      path
    }
    contentPages {
      name
      path
    }
    indexes: allIndexPage(sort: { slug: ASC }) {
      nodes {
        heading
        path
      }
    }
    counties: allCounty(sort: { order: ASC }) {
      nodes {
        areaPath
        area {
          heading
        }
      }
    }
    ...PlanningTools
  }
`;
