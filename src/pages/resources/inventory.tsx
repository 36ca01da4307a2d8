import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import { usePageLinks } from "../../hooks/usePageLinks";
import { useSite } from "../../hooks/useSite";
import { Seo } from "../../layouts/Seo";
import { Inventory } from "../../planner/Inventory";
import { PageHeader } from "../../sections/PageHeader";
import { QuoteButton } from "../../sections/QuoteButton";
import { webApplication } from "../../site/structuredData";

export default function InventoryPage({
  data,
}: PageProps<Queries.InventoryPageQuery>) {
  const { labels, siteUrl } = useSite();
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
      <PageHeader
        heading={page.heading}
        lead={page.lead}
        breadcrumbs={breadcrumbs}
      />
      <Section id="list">
        <Inventory rooms={rooms.nodes} sizes={sizes} words={page.words} />
      </Section>
      <Section tone="tinted">
        <Prose html={page.html} />
      </Section>
      <QuoteButton label={labels.aFreeQuote} />
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
      words {
        ...InventoryPageWords
      }
    }
    index: indexPage(slug: { eq: "resources" }) {
      heading
      path
    }
    rooms: allInventoryRoom(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...InventoryRoom
      }
    }
    sizes: homeSizes {
      ...HomeSizes
    }
  }
`;
