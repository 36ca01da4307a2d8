import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { IndexLayout } from "../components/sections/shared/IndexLayout";
import { CardSection } from "../components/sections/shared/CardSection";
import { ConsumerGuides } from "../components/sections/shared/ConsumerGuides";

export default function ServicesPage({
  data,
}: PageProps<Queries.ServicesPageQuery>) {
  const { page, services, company } = data;
  return (
    <IndexLayout
      page={page}
      aside={company && <ConsumerGuides {...company} />}
      scene="houses"
    >
      <CardSection pages={services.nodes} phoneVariant="large" />
    </IndexLayout>
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
