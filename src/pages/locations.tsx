import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { CardGrid } from "../components/CardGrid";
import { IndexLayout } from "../components/sections/shared/IndexLayout";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import { AreaMap } from "../components/sections/places/AreaMap";
import { LinkSection } from "../components/sections/shared/LinkSection";
import { required } from "../shared/required";

export default function LocationsPage({
  data,
}: PageProps<Queries.LocationsPageQuery>) {
  const { labels } = useSite();
  const { counties, areaMap, services } = data;
  const page = required(data.page, "index of locations");
  return (
    // Without the page's text, which is beside the map.
    <IndexLayout page={{ ...page, html: "" }} scene="ferry">
      <Section>
        <AreaMap map={areaMap}>
          <Prose html={page.html} />
        </AreaMap>
        <CardGrid pages={counties.nodes} heading="h2" />
      </Section>
      <LinkSection heading={labels.servicesHeading} links={services.nodes} />
    </IndexLayout>
  );
}

export const query = graphql`
  query LocationsPage {
    page: indexPage(slug: { eq: "locations" }) {
      ...IndexPage
    }
    counties: allCounty(sort: { order: ASC }) {
      nodes {
        ...CountyCard
        summary
      }
    }
    areaMap
    services: allService(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
