import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { LinkList } from "../components/LinkList";
import { Panel } from "../components/Panel";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { CardSection } from "../components/sections/shared/CardSection";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { required } from "../shared/required";
import { interpolate } from "../shared/text";

export default function ServiceAreaPage({
  data,
}: PageProps<Queries.ServiceAreaPageQuery>) {
  const { labels } = useSite();
  const { serviceAreas } = data;
  const county = required(data.county, "county");
  const { area, name, areaPath, image, pagesAbove } = county;
  return (
    <PageLayout
      page={{ ...area, name, path: areaPath, image, pagesAbove }}
      headerExtra={<ButtonLink>{labels.aFreeQuote}</ButtonLink>}
    >
      <TextSection
        html={area.body.html}
        aside={
          <Panel as="section" id="services" heading={labels.popularServices}>
            <LinkList links={county.services} />
          </Panel>
        }
      >
        <ActionRow>
          <ButtonLink to={county.path} secondary>
            {interpolate(labels.countyLocations, { county: name })}
          </ButtonLink>
          {serviceAreas && (
            <a href={serviceAreas.path}>{labels.backToServiceAreas}</a>
          )}
        </ActionRow>
      </TextSection>
      <CardSection
        heading={labels.countyCities}
        pages={county.cities}
        tone="tinted"
      />
      <CallToAction place={name} scene={county.scene} />
    </PageLayout>
  );
}

export const query = graphql`
  query ServiceAreaPage($id: String!) {
    county(id: { eq: $id }) {
      name
      scene
      path
      areaPath
      pagesAbove(of: "areaPath") {
        ...LinkablePage
      }
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
    serviceAreas: resource(listsServiceAreas: { eq: true }) {
      name
      path
    }
  }
`;
