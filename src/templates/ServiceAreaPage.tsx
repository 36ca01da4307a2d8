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
import { PageHeader } from "../components/sections/shared/PageHeader";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { interpolate } from "../site/text";
import { routes } from "../site/routes";

export default function ServiceAreaPage({
  data,
}: PageProps<Queries.ServiceAreaPageQuery>) {
  const { labels } = useSite();
  const linkTo = usePageLinks();
  const { county, resources, serviceAreas } = data;
  if (!county || !resources) return null;
  const { area } = county;
  const breadcrumbs = {
    parents: [linkTo(resources), ...(serviceAreas ? [serviceAreas] : [])],
    current: county.name,
  };
  return (
    <>
      <Seo
        title={area.title}
        description={area.description}
        path={county.areaPath}
        image={county.image}
        breadcrumbs={breadcrumbs}
      />
      <PageHeader
        heading={area.heading}
        picture={county.image}
        breadcrumbs={breadcrumbs}
      >
        <ButtonLink to={routes.contact}>{labels.aFreeQuote}</ButtonLink>
      </PageHeader>
      <Section>
        <Columns
          aside={
            <Panel as="section" id="services" heading={labels.popularServices}>
              <LinkList links={county.services} />
            </Panel>
          }
        >
          <Prose html={area.body.html} />
          <ActionRow>
            <ButtonLink to={county.path} quiet>
              {interpolate(labels.countyLocations, { county: county.name })}
            </ButtonLink>
            {serviceAreas && (
              <a href={serviceAreas.path}>{labels.backToServiceAreas}</a>
            )}
          </ActionRow>
        </Columns>
      </Section>
      <CardSection
        heading={labels.countyCities}
        pages={county.cities}
        tone="tinted"
      />
      <CallToAction place={county.name} scene="ferry" />
    </>
  );
}

export const query = graphql`
  query ServiceAreaPage($id: String!) {
    county(id: { eq: $id }) {
      name
      path
      areaPath
      image {
        ...PagePicture
      }
      area {
        title
        description
        heading
        body {
          html
        }
      }
      cities {
        ...PictureCard
      }
      services {
        name
        path
      }
    }
    resources: indexPage(slug: { eq: "resources" }) {
      heading
      path
    }
    serviceAreas: resource(listsServiceAreas: { eq: true }) {
      name
      path
    }
  }
`;
