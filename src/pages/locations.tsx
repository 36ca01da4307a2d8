import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { IndexLayout } from "../sections/IndexLayout";
import { Seo } from "../layouts/Seo";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import { AreaGrid } from "../sections/AreaGrid";
import { LinkSection } from "../sections/LinkSection";

export default function LocationsPage({
  data,
}: PageProps<Queries.LocationsPageQuery>) {
  const { labels } = useSite();
  const { page, counties, services } = data;
  if (!page) return null;
  return (
    <>
      <Seo {...page} />
      <IndexLayout page={page}>
        <Section>
          <AreaGrid counties={counties.nodes} heading="h2" />
        </Section>
        <LinkSection heading={labels.servicesHeading} links={services.nodes} />
      </IndexLayout>
    </>
  );
}

export const query = graphql`
  query LocationsPage {
    page: indexPage(slug: { eq: "locations" }) {
      ...IndexPage
    }
    counties: allCounty(sort: { order: ASC }) {
      nodes {
        ...Area
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
