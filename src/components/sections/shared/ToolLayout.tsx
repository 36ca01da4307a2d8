import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { useSite } from "../../../hooks/useSite";
import type { Trail } from "../../../site/breadcrumbs";
import { PageHeader } from "./PageHeader";
import { QuoteButton } from "./QuoteButton";

interface ToolLayoutProps {
  page: {
    readonly heading: string;
    readonly lead: string;
    readonly html: string;
  };
  breadcrumbs: Trail;
  children: ReactNode;
}

/** The page of a planning tool, with its own text below. */
export function ToolLayout({ page, breadcrumbs, children }: ToolLayoutProps) {
  const { labels } = useSite();
  return (
    <>
      <PageHeader
        heading={page.heading}
        lead={page.lead}
        breadcrumbs={breadcrumbs}
      />
      {children}
      <Section tone="tinted">
        <Prose html={page.html} />
      </Section>
      <QuoteButton label={labels.aFreeQuote} />
    </>
  );
}

export const query = graphql`
  fragment ToolData on Query {
    index: indexPage(slug: { eq: "resources" }) {
      heading
      path
    }
    rooms: allInventoryRoom(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...InventoryRoom
      }
    }
    sizes: homeSizes {
      ...HomeSizes
    }
  }
`;
