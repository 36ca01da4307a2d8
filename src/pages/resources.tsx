import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { IndexLayout } from "../components/sections/shared/IndexLayout";
import { useSite } from "../hooks/useSite";
import { CardSection } from "../components/sections/shared/CardSection";
import { LinkSection } from "../components/sections/shared/LinkSection";

export default function ResourcesPage({
  data,
}: PageProps<Queries.ResourcesPageQuery>) {
  const { labels } = useSite();
  const { page, resources, inventory, plan } = data;
  if (!page) return null;
  return (
    <IndexLayout page={page}>
      <CardSection pages={resources.nodes} />
      <LinkSection
        heading={labels.planningTools}
        links={[plan, inventory].filter((tool) => tool !== null)}
      />
    </IndexLayout>
  );
}

export const query = graphql`
  query ResourcesPage {
    page: indexPage(slug: { eq: "resources" }) {
      ...IndexPage
    }
    resources: allResource(sort: { order: ASC }) {
      nodes {
        ...Card
      }
    }
    inventory: inventoryPage {
      name
      path
    }
    plan: planPage {
      name
      path
    }
  }
`;
