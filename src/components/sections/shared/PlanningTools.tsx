import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { LinkSection } from "./LinkSection";

/** The planner's pages, from the whole plan to its parts. */
export const planningTools = ({
  plan,
  inventory,
  boxList,
}: Queries.PlanningToolsFragment) =>
  [plan, inventory, boxList].filter((tool) => tool !== null);

/** Links to the planner's pages. */
export function PlanningTools(tools: Queries.PlanningToolsFragment) {
  const { labels } = useSite();
  return (
    <LinkSection heading={labels.planningTools} links={planningTools(tools)} />
  );
}

export const query = graphql`
  fragment PlanningTools on Query {
    plan: planPage {
      name
      path
    }
    inventory: inventoryPage {
      name
      path
    }
    boxList: boxesPage {
      name
      path
    }
  }
`;
