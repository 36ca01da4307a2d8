import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import type { Trail } from "../site/routes";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { CallToAction } from "../components/sections/shared/CallToAction";

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
export const ToolLayout = ({
  page,
  breadcrumbs,
  children,
}: ToolLayoutProps) => (
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
    <CallToAction />
  </>
);

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
