import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { AccessSection } from "../../planner/access/AccessSection";
import { PlanOverview } from "../../planner/overview/PlanOverview";
import { ToolLayout } from "../../planner/ui/ToolLayout";
import { required } from "../../shared/required";

export default function PlanPage({ data }: PageProps<Queries.PlanPageQuery>) {
  const { rooms, resources, cities } = data;
  const page = required(data.page, "page of the plan");
  const sizes = required(data.sizes, "sizes of homes");
  const timeline = resources.nodes.find((node) => node.timeline);
  const boxGuide = resources.nodes.find((node) => node.boxes);
  return (
    <ToolLayout page={page}>
      <PlanOverview
        rooms={rooms.nodes}
        sizes={sizes}
        steps={timeline?.timeline?.steps ?? []}
        paths={{ timeline: timeline?.path, boxes: boxGuide?.path }}
      />
      <AccessSection content={page.doors} cities={cities.nodes} />
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
        ...AccessSection
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
