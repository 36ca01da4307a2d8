import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Section } from "../../components/Section";
import { BoxListTool } from "../../planner/boxList/BoxListTool";
import { ToolLayout } from "../../planner/ui/ToolLayout";
import { required } from "../../shared/required";

export default function BoxesPage({ data }: PageProps<Queries.BoxesPageQuery>) {
  const { inventory, plan } = data;
  const page = required(data.page, "page of the box list");
  return (
    <ToolLayout page={page} plan={plan}>
      <Section id="boxes">
        <BoxListTool
          rooms={page.rooms}
          claim={page.claim.html}
          inventoryItems={inventory.nodes.flatMap(({ items }) => items)}
        />
      </Section>
    </ToolLayout>
  );
}

export const query = graphql`
  query BoxesPage {
    plan: planPage {
      name
      heading
      path
    }
    page: boxesPage {
      name
      ...Page
      image {
        ...PagePicture
      }
      lead
      html
      rooms
      claim {
        html
      }
    }
    inventory: allInventoryRoom(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        items {
          name
          also
        }
      }
    }
  }
`;
