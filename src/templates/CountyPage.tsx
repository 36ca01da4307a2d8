import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { LinkList } from "../components/LinkList";
import { Panel } from "../components/Panel";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { PlaceMap } from "../components/sections/places/PlaceMap";
import { CardSection } from "../components/sections/shared/CardSection";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { FaqSection } from "../components/sections/shared/FaqSection";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { required } from "../shared/required";
import { interpolate } from "../shared/text";
import { routes } from "../site/routes";
import { buildPlaceServiceJsonLd } from "../site/structuredData";

/** Page of a county: advice on moving there, its cities, services and neighbors. */
export default function CountyPage({
  data,
}: PageProps<Queries.CountyPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const county = required(data.county, "county");
  const tokens = { county: county.name };
  return (
    <PageLayout
      page={county}
      structuredData={[
        buildPlaceServiceJsonLd(county, "AdministrativeArea", site),
      ]}
      drawing={county.map && <PlaceMap place="county" map={county.map} />}
      headerExtra={<ButtonLink>{labels.aFreeQuote}</ButtonLink>}
    >
      <TextSection
        html={county.html}
        aside={
          <div className="grid">
            <Panel
              as="section"
              id="services"
              className="unprinted"
              heading={interpolate(labels.countyServices, tokens)}
            >
              <LinkList links={county.services} />
            </Panel>
            <Panel as="section" id="nearby" heading={labels.nearbyCounties}>
              <LinkList
                links={[
                  ...county.nearby,
                  { name: labels.backToLocations, path: routes.locations },
                ]}
              />
            </Panel>
          </div>
        }
      >
        <ActionRow>
          <ButtonLink to={county.areaPath} secondary>
            {interpolate(labels.aboutCounty, tokens)}
          </ButtonLink>
        </ActionRow>
      </TextSection>
      <CardSection
        heading={interpolate(labels.cities, tokens)}
        pages={county.cities}
        tone="tinted"
      />
      <FaqSection questions={county.questions} />
      <CallToAction
        text={county.quoteText ?? undefined}
        place={county.name}
        scene={county.scene}
      />
    </PageLayout>
  );
}

export const query = graphql`
  query CountyPage($id: String!) {
    county(id: { eq: $id }) {
      ...PicturedPage
      scene
      quoteText
      areaPath
      map
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
  }
`;
