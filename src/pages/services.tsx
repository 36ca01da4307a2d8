import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { IndexLayout } from "../sections/IndexLayout";
import { Seo } from "../layouts/Seo";
import { CardSection } from "../sections/CardSection";
import { ConsumerGuides } from "../sections/ConsumerGuides";
import { useBelowHome } from "../hooks/useBelowHome";

export default function ServicesPage({
  data,
}: PageProps<Queries.ServicesPageQuery>) {
  const belowHome = useBelowHome();
  const { page, services, company } = data;
  if (!page) return null;
  return (
    <>
      <Seo {...page} breadcrumbs={belowHome(page)} />
      <IndexLayout
        page={page}
        after={<ConsumerGuides guides={company?.guides} />}
      >
        <CardSection pages={services.nodes} />
      </IndexLayout>
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: indexPage(slug: { eq: "services" }) {
      ...IndexPage
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    company {
      ...ConsumerGuides
    }
  }
`;
