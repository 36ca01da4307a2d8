import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { Columns } from "../components/Columns";
import { LinkList } from "../components/LinkList";
import { Panel } from "../components/Panel";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { usePageLinks } from "../hooks/usePageLinks";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { CardSection } from "../components/sections/shared/CardSection";
import { LinkSection } from "../components/sections/shared/LinkSection";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { Questions } from "../components/sections/shared/Questions";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { interpolate } from "../site/text";
import { routes } from "../site/routes";
import { localService } from "../site/structuredData";

/** A county: how to move there, its cities, services and neighbors. */
export default function CountyPage({
  data,
}: PageProps<Queries.CountyPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const linkTo = usePageLinks();
  const { county, locations } = data;
  if (!county || !locations) return null;
  const named = { county: county.name };
  const breadcrumbs = {
    parents: [linkTo(locations)],
    current: county.name,
  };
  return (
    <>
      <Seo
        {...county}
        breadcrumbs={breadcrumbs}
        structuredData={[localService(county, "AdministrativeArea", site)]}
      />
      <PageHeader
        heading={county.heading}
        lead={county.summary}
        picture={county.image}
        breadcrumbs={breadcrumbs}
      >
        <ButtonLink to={routes.contact}>{labels.aFreeQuote}</ButtonLink>
      </PageHeader>
      <Section>
        <Columns
          aside={
            <Panel as="section" id="nearby" heading={labels.nearbyCounties}>
              <LinkList links={county.nearby} />
            </Panel>
          }
        >
          <Prose html={county.html} />
          <ActionRow>
            <ButtonLink to={county.areaPath} quiet>
              {interpolate(labels.aboutCounty, named)}
            </ButtonLink>
            <a href={locations.path}>{labels.backToLocations}</a>
          </ActionRow>
        </Columns>
      </Section>
      <CardSection
        heading={interpolate(labels.cities, named)}
        pages={county.cities}
        tone="tinted"
      />
      <LinkSection
        heading={interpolate(labels.countyServices, named)}
        links={county.services}
      />
      <Questions questions={county.questions} />
      <CallToAction place={county.name} scene="ferry" />
    </>
  );
}

export const query = graphql`
  query CountyPage($id: String!) {
    county(id: { eq: $id }) {
      name
      title
      description
      path
      areaPath
      heading
      summary
      html
      image {
        ...PagePicture
      }
      cities {
        ...Card
      }
      services {
        name
        path
      }
      nearby {
        name
        path
      }
      questions {
        ...Question
      }
    }
    locations: indexPage(slug: { eq: "locations" }) {
      heading
      path
    }
  }
`;
