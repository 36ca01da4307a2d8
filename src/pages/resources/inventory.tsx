import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Section } from "../../components/Section";
import { usePageLinks } from "../../hooks/usePageLinks";
import { useSite } from "../../hooks/useSite";
import { Seo } from "../../components/layout/Seo";
import { Inventory } from "../../planner/inventory/Inventory";
import { ToolLayout } from "../../planner/ToolLayout";
import { webApplication } from "../../site/structuredData";

export default function InventoryPage({
  data,
}: PageProps<Queries.InventoryPageQuery>) {
  const { siteUrl } = useSite();
  const linkTo = usePageLinks();
  const { page, index, rooms, sizes } = data;
  if (!page || !index || !sizes) return null;
  const breadcrumbs = { parents: [linkTo(index)], current: page.name };
  return (
    <>
      <Seo
        {...page}
        breadcrumbs={breadcrumbs}
        structuredData={[webApplication(page, siteUrl)]}
      />
      <ToolLayout page={page} breadcrumbs={breadcrumbs}>
        <Section id="list">
          <Inventory rooms={rooms.nodes} sizes={sizes} />
        </Section>
      </ToolLayout>
    </>
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
