import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Prose } from "../components/Prose";
import * as tool from "../components/Tool.module.css";
import { Section } from "../components/Section";
import { Page } from "../components/sections/shared/Page";
import { CallToAction } from "../components/sections/shared/CallToAction";

interface ToolLayoutProps {
  page: Parameters<typeof Page>[0]["page"] & { html: string };
  /** The page with the lists of advice and tools. */
  index: Queries.ToolDataFragment["index"];
  children: ReactNode;
}

/** The page of a planning tool, with its own text below. */
export function ToolLayout({ page, index, children }: ToolLayoutProps) {
  return (
    <Page page={page} parents={[index]} lowOnPhones>
      {children}
      <Section tone="tinted">
        <Prose html={page.html} className={tool.screenOnly} />
      </Section>
      <CallToAction />
    </Page>
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
