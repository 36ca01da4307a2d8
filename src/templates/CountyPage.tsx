import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { LinkList } from "../components/LinkList";
import { Panel } from "../components/Panel";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { CardSection } from "../components/sections/shared/CardSection";
import { LinkSection } from "../components/sections/shared/LinkSection";
import { Page } from "../components/sections/shared/Page";
import { Questions } from "../components/sections/shared/Questions";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { required } from "../site/required";
import { interpolate } from "../site/text";
import { localService } from "../site/structuredData";

/** A county: how to move there, its cities, services and neighbors. */
export default function CountyPage({
  data,
}: PageProps<Queries.CountyPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const county = required(data.county, "county");
  const locations = required(data.locations, "index of locations");
  const named = { county: county.name };
  return (
    <Page
      page={county}
      parents={[locations]}
      structuredData={[localService(county, "AdministrativeArea", site)]}
      top={<ButtonLink>{labels.aFreeQuote}</ButtonLink>}
    >
      <TextSection
        html={county.html}
        aside={
          <Panel as="section" id="nearby" heading={labels.nearbyCounties}>
            <LinkList links={county.nearby} />
          </Panel>
        }
      >
        <ActionRow>
          <ButtonLink to={county.areaPath} quiet>
            {interpolate(labels.aboutCounty, named)}
          </ButtonLink>
          <a href={locations.path}>{labels.backToLocations}</a>
        </ActionRow>
      </TextSection>
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
      <CallToAction place={county.name} scene={county.scene} />
    </Page>
  );
}

export const query = graphql`
  query CountyPage($id: String!) {
    county(id: { eq: $id }) {
      ...PicturedPage
      scene
      areaPath
      html
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
