import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { CallToAction } from "../../components/sections/shared/CallToAction";
import { Doors } from "../../planner/doors/Doors";
import { PlanOverview } from "../../planner/overview/PlanOverview";
import { planParameter } from "../../planner/plan/storedPlan";
import { ToolLayout } from "../../planner/ToolLayout";
import { required } from "../../site/required";
import { routes } from "../../site/routes";

export default function PlanPage({ data }: PageProps<Queries.PlanPageQuery>) {
  const { index, rooms, resources, cities } = data;
  const page = required(data.page, "page of the plan");
  const sizes = required(data.sizes, "sizes of homes");
  const timeline = resources.nodes.find((node) => node.timeline);
  const boxGuide = resources.nodes.find((node) => node.boxes);
  return (
    <ToolLayout
      page={page}
      index={index}
      callToAction={
        <CallToAction
          to={`${routes.contact}?${planParameter}=yes`}
          label="Send this plan with a quote request"
          scene="houses"
        />
      }
    >
      <PlanOverview
        rooms={rooms.nodes}
        sizes={sizes}
        steps={timeline?.timeline?.steps ?? []}
        paths={{ timeline: timeline?.path, boxes: boxGuide?.path }}
      />
      <Doors doors={page.doors} cities={cities.nodes} />
    </ToolLayout>
  );
}

export const query = graphql`
  query PlanPage {
    page: planPage {
      name
      ...Page
      image {
        ...PagePicture
      }
      lead
      html
      doors {
        ...Doors
      }
    }
    ...ToolData
    resources: allResource(sort: { order: ASC }) {
      nodes {
        path
        timeline {
          steps {
            ...PlanStep
          }
        }
        boxes {
          heading
        }
      }
    }
    cities: allCity(sort: { slug: ASC }) {
      nodes {
        ...PermitCity
      }
    }
  }
  fragment PlanStep on TimelineStep {
    when
    weeksBefore
    tasks {
      id
      text {
        html
      }
    }
  }
`;
