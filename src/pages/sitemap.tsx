import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { useLinkTo } from "../hooks/useLinkTo";
import { useSite } from "../hooks/useSite";
import { IndexLayout } from "../components/sections/shared/IndexLayout";
import { listPlanningTools } from "../components/sections/shared/PlanningTools";
import { SitemapGroups } from "../components/sections/shared/SitemapGroups";
import { required } from "../shared/required";
import { routes } from "../site/routes";

export default function SitemapPage({
  data,
}: PageProps<Queries.SitemapPageQuery>) {
  const { labels } = useSite();
  const linkTo = useLinkTo();
  const { indexes, counties, services } = data;
  const { contentPages, posts, testimonials } = data;
  const { nodes: resources } = data.resources;
  const page = required(data.page, "page of the sitemap");
  const home = required(data.home, "home page");
  const about = required(data.about, "about page");
  const contact = required(data.contact, "contact page");

  const indexLinks = (path: string) =>
    indexes.nodes.filter((index) => index.path === path).map(linkTo);
  const groupedPaths = new Set(
    [
      ...services.nodes,
      ...counties.nodes.flatMap((county) => [county, ...county.cities]),
      ...resources,
      ...posts.nodes,
    ].map(({ path }) => path),
  );
  const main = [
    { name: labels.home, path: home.path },
    ...[about, contact, page].map(linkTo),
    ...contentPages.filter(({ path }) => !groupedPaths.has(path)),
    ...(testimonials.nodes.length > 0
      ? [{ name: home.testimonials.heading, path: routes.testimonials }]
      : []),
  ];
  const locations = counties.nodes.map(({ cities, ...county }) => ({
    ...county,
    children: cities,
  }));
  const areasIndex = resources.find(({ path }) => path === routes.serviceAreas);
  const areas = counties.nodes.map(({ area, areaPath }) => ({
    name: area.heading,
    path: areaPath,
  }));

  return (
    <IndexLayout page={page}>
      <SitemapGroups
        groups={[
          { heading: labels.sitemapMain, links: main },
          {
            heading: labels.sitemapServices,
            links: [...indexLinks(routes.services), ...services.nodes],
          },
          {
            heading: labels.sitemapLocations,
            links: [...indexLinks(routes.locations), ...locations],
          },
          {
            heading: labels.sitemapResources,
            links: [
              ...indexLinks(routes.resources),
              ...resources.map((resource) => ({
                ...resource,
                children: resource === areasIndex ? areas : [],
              })),
              ...listPlanningTools(data),
              // While the page that lists the service areas is unpublished, the areas take
              // its place.
              ...(areasIndex ? [] : areas),
            ],
          },
          {
            heading: labels.sitemapBlog,
            links: [...indexLinks(routes.blog), ...posts.nodes],
          },
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
        name
        path
        areaPath
        area {
          heading
        }
        cities {
          name
          path
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
    resources: allResource(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
    ...PlanningTools
    posts: allPost(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
