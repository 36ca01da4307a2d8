import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { IndexLayout } from "../sections/IndexLayout";
import { Seo } from "../layouts/Seo";
import { CardSection } from "../sections/CardSection";
import { useBelowHome } from "../hooks/useBelowHome";

export default function ResourcesPage({
  data,
}: PageProps<Queries.ResourcesPageQuery>) {
  const belowHome = useBelowHome();
  const { page, resources } = data;
  if (!page) return null;
  return (
    <>
      <Seo {...page} breadcrumbs={belowHome(page)} />
      <IndexLayout page={page}>
        <CardSection pages={resources.nodes} />
      </IndexLayout>
    </>
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
  }
`;
