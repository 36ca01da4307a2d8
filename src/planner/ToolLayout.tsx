import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Seo } from "../components/layout/Seo";
import { Prose } from "../components/Prose";
import * as tool from "../components/Tool.module.css";
import { Section } from "../components/Section";
import { usePageLinks } from "../hooks/usePageLinks";
import type { NamedPage } from "../hooks/usePageLinks";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { CallToAction } from "../components/sections/shared/CallToAction";

interface ToolLayoutProps {
  page: NonNullable<Queries.InventoryPageQuery["page"]>;
  /** The page with the lists of advice and tools. */
  index: NamedPage;
  children: ReactNode;
}

/** The page of a planning tool, with its own text below. */
export function ToolLayout({ page, index, children }: ToolLayoutProps) {
  const parents = [usePageLinks()(index)];
  const breadcrumbs = { parents, current: page.name };
  return (
    <>
      <Seo {...page} breadcrumbs={breadcrumbs} />
      <PageHeader
        heading={page.heading}
        lead={page.lead}
        breadcrumbs={breadcrumbs}
      />
      {children}
      <Section tone="tinted">
        <Prose html={page.html} className={tool.screenOnly} />
      </Section>
      <CallToAction />
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
