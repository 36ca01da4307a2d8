import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Section } from "../components/Section";
import { useBelowHome } from "../hooks/useBelowHome";
import { usePageLinks } from "../hooks/usePageLinks";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { IndexLayout } from "../components/sections/shared/IndexLayout";
import { SitemapGroup } from "../components/sections/shared/SitemapGroup";
import { routes } from "../site/routes";
import * as styles from "../styles/sitemap.module.css";

/** A list of all pages, for visitors. */
export default function SitemapPage({
  data,
}: PageProps<Queries.SitemapPageQuery>) {
  const { labels } = useSite();
  const linkTo = usePageLinks();
  const belowHome = useBelowHome();
  const { page, home, about, contact, indexes, counties, services } = data;
  const { contentPages, posts, inventory, plan } = data;
  const { nodes: resources } = data.resources;
  if (!page || !home || !about || !contact) return null;

  const indexOf = (path: string) =>
    indexes.nodes.filter((index) => index.path === path).map(linkTo);
  const grouped = new Set(
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
    ...contentPages.filter(({ path }) => !grouped.has(path)),
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
    <>
      <Seo {...page} breadcrumbs={belowHome(page)} />
      <IndexLayout page={page}>
        <Section>
          <div className={styles.groups}>
            <SitemapGroup heading={labels.sitemapMain} links={main} />
            <SitemapGroup
              heading={labels.sitemapServices}
              links={[...indexOf(routes.services), ...services.nodes]}
            />
            <SitemapGroup
              heading={labels.sitemapLocations}
              links={[...indexOf(routes.locations), ...locations]}
            />
            <SitemapGroup
              heading={labels.sitemapResources}
              links={[
                ...indexOf(routes.resources),
                ...resources.map((resource) => ({
                  ...resource,
                  children: resource === areasIndex ? areas : [],
                })),
                ...[inventory, plan].filter((tool) => tool !== null),
                // If the page that lists them is a draft.
                ...(areasIndex ? [] : areas),
              ]}
            />
            <SitemapGroup
              heading={labels.sitemapBlog}
              links={[...indexOf(routes.blog), ...posts.nodes]}
            />
          </div>
        </Section>
      </IndexLayout>
    </>
  );
}

export const query = graphql`
  query SitemapPage {
    page: indexPage(slug: { eq: "sitemap" }) {
      ...IndexPage
    }
    home {
      path
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
    inventory: inventoryPage {
      name
      path
    }
    plan: planPage {
      name
      path
    }
    posts: allPost(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
