import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { LinkSection } from "./LinkSection";

/** Links to the moving plan and the inventory. */
export function PlanningTools({
  plan,
  inventory,
}: Queries.PlanningToolsFragment) {
  const { labels } = useSite();
  const tools = [plan, inventory].filter((tool) => tool !== null);
  return <LinkSection heading={labels.planningTools} links={tools} />;
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
  }
`;
