import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { IndexLayout } from "../components/sections/shared/IndexLayout";
import { CardSection } from "../components/sections/shared/CardSection";
import { PlanningTools } from "../components/sections/shared/PlanningTools";

export default function ResourcesPage({
  data,
}: PageProps<Queries.ResourcesPageQuery>) {
  const { page, resources } = data;
  return (
    <IndexLayout page={page} scene="houses">
      <CardSection pages={resources.nodes} />
      <PlanningTools tools={data} />
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
    ...PlanningTools
  }
`;
