import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Section } from "../../components/Section";
import { Inventory } from "../../planner/inventory/Inventory";
import { ToolLayout } from "../../planner/ui/ToolLayout";
import { required } from "../../shared/required";

export default function InventoryPage({
  data,
}: PageProps<Queries.InventoryPageQuery>) {
  const { plan, rooms } = data;
  const page = required(data.page, "inventory page");
  const sizes = required(data.sizes, "sizes of homes");
  return (
    <ToolLayout page={page} plan={plan}>
      <Section id="list">
        <Inventory rooms={rooms.nodes} sizes={sizes} />
      </Section>
    </ToolLayout>
  );
}

export const query = graphql`
  query InventoryPage {
    plan: planPage {
      name
      heading
      path
    }
    page: inventoryPage {
      name
      ...Page
      image {
        ...PagePicture
      }
      lead
      html
    }
    ...ToolData
  }
`;
