import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Section } from "../../components/Section";
import { Inventory } from "../../planner/inventory/Inventory";
import { ToolLayout } from "../../planner/ToolLayout";

export default function InventoryPage({
  data,
}: PageProps<Queries.InventoryPageQuery>) {
  const { page, index, rooms, sizes } = data;
  if (!page || !index || !sizes) return null;
  return (
    <ToolLayout page={page} index={index}>
      <Section id="list">
        <Inventory rooms={rooms.nodes} sizes={sizes} />
      </Section>
    </ToolLayout>
  );
}

export const query = graphql`
  query InventoryPage {
    page: inventoryPage {
      name
      title
      description
      path
      heading
      lead
      html
    }
    ...ToolData
  }
`;
