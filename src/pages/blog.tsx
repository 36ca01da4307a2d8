import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { IndexLayout } from "../components/sections/shared/IndexLayout";
import { CardSection } from "../components/sections/shared/CardSection";
import { LinkSection } from "../components/sections/shared/LinkSection";
import { useSite } from "../hooks/useSite";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { labels } = useSite();
  const { page, guides, others } = data;
  return (
    <IndexLayout page={page} scene="valley">
      <CardSection pages={guides.nodes} />
      <LinkSection heading={labels.morePosts} links={others.nodes} />
    </IndexLayout>
  );
}

export const query = graphql`
  query BlogPage {
    page: indexPage(slug: { eq: "blog" }) {
      ...IndexPage
    }
    guides: allPost(filter: { guide: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...Card
      }
    }
    others: allPost(filter: { guide: { eq: false } }, sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
