import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { CardSection } from "./CardSection";

/** Lists the planner's pages: first the whole plan, then its parts. */
export const listPlanningTools = ({
  plan,
  inventory,
  boxList,
}: Queries.PlanningToolsFragment) =>
  [plan, inventory, boxList].filter((tool) => tool !== null);

interface PlanningToolsProps {
  tools: Queries.PlanningToolsFragment;
  /** Heading and text; defaults to a heading that all pages share, without a text. */
  intro?: { heading: string; text: string };
  tone?: "tinted" | "dark";
}

/** A section with cards of the planner's pages. */
export function PlanningTools({
  tools,
  intro,
  tone = "tinted",
}: PlanningToolsProps) {
  const { labels } = useSite();
  return (
    <CardSection
      heading={labels.planningTools}
      {...intro}
      tone={tone}
      pages={listPlanningTools(tools)}
    />
  );
}

export const query = graphql`
  fragment PlanningTools on Query {
    plan: planPage {
      ...Card
    }
    inventory: inventoryPage {
      ...Card
    }
    boxList: boxesPage {
      ...Card
    }
  }
`;
