import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { LabeledDate } from "../components/LabeledDate";
import { LinkList } from "../components/LinkList";
import { Panel } from "../components/Panel";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { AreaMap } from "../components/sections/places/AreaMap";
import { BoxCalculator } from "../planner/boxCalculator/BoxCalculator";
import { BoxSizes } from "../planner/boxCalculator/BoxSizes";
import { ClosingBanner } from "../components/sections/shared/ClosingBanner";
import { LinkSection } from "../components/sections/shared/LinkSection";
import { MovingTimeline } from "../planner/timeline/MovingTimeline";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { smallPicture } from "../components/sections/shared/smallPicture";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { ServiceAreaList } from "../components/sections/places/ServiceAreaList";
import { CollapsedTableOfContents } from "../components/sections/shared/TableOfContents";
import { TipSections } from "../components/sections/shared/TipSections";
import { required } from "../shared/required";
import { routes } from "../site/routes";
import * as styles from "../components/sections/shared/TipSections.module.css";

/** A page of advice, composed of the sections in its file. */
export default function ResourcePage({
  data,
}: PageProps<Queries.ResourcePageQuery>) {
  const { labels } = useSite();
  const { others } = data;
  const resource = required(data.resource, "resource");
  const { timeline, cities, boxes, homeSizes, rooms, tips, help } = resource;
  return (
    <PageLayout
      page={resource}
      pictureLayout={timeline || boxes ? smallPicture : undefined}
      headerExtra={
        resource.updated && (
          <p>
            <LabeledDate date={resource.updated} label={labels.updated} />
          </p>
        )
      }
    >
      {tips && (
        <CollapsedTableOfContents
          sections={[
            ...(timeline ? [{ id: "timeline", value: timeline.heading }] : []),
            ...(boxes ? [{ id: "box-sizes", value: boxes.heading }] : []),
            ...(boxes && homeSizes
              ? [{ id: "boxes-to-buy", value: boxes.list.heading }]
              : []),
            ...tips.map(({ anchor, heading }) => ({
              id: anchor,
              value: heading,
            })),
          ]}
        />
      )}
      {timeline && <MovingTimeline {...timeline} cities={cities ?? []} />}
      {resource.areaMap ? (
        <Section>
          <AreaMap map={resource.areaMap}>
            <Prose html={resource.html} />
          </AreaMap>
        </Section>
      ) : (
        <TextSection
          html={resource.html}
          tone={timeline ? "tinted" : "plain"}
          aside={
            <Panel
              as="section"
              id="more"
              heading={labels.moreResources}
              className={`unprinted ${tips ? styles.notOnPhones : ""}`}
            >
              <LinkList links={others.nodes} />
            </Panel>
          }
        />
      )}
      {boxes && <BoxSizes {...boxes} />}
      {boxes && homeSizes && (
        <BoxCalculator
          content={boxes.list}
          homes={homeSizes.homes}
          rooms={rooms ?? []}
        />
      )}
      {tips && <TipSections tips={tips} />}
      {resource.serviceAreas && (
        <ServiceAreaList counties={resource.serviceAreas} />
      )}
      {resource.areaMap && (
        <LinkSection heading={labels.moreResources} links={others.nodes} />
      )}
      {help ? (
        <ClosingBanner heading={help.heading}>
          <Prose html={help.text.html} />
          <ActionRow>
            <ButtonLink>{labels.aFreeQuote}</ButtonLink>
            <ButtonLink to={routes.locations} secondary>
              {labels.allLocations}
            </ButtonLink>
          </ActionRow>
        </ClosingBanner>
      ) : (
        <CallToAction scene="houses" />
      )}
    </PageLayout>
  );
}

export const query = graphql`
  query ResourcePage($id: String!) {
    resource(id: { eq: $id }) {
      ...PicturedPage
      html
      updated
      areaMap
      serviceAreas {
        ...ServiceArea
      }
      timeline {
        ...MovingTimeline
      }
      cities {
        ...PermitRules
      }
      boxes {
        ...BoxSizes
        list {
          heading
          intro {
            html
          }
        }
      }
      homeSizes {
        ...HomeSizes
      }
      rooms {
        ...InventoryRoom
      }
      tips {
        ...Tips
      }
      help {
        heading
        text {
          html
        }
      }
    }
    others: allResource(filter: { id: { ne: $id } }, sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
