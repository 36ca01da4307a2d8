import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../components/Section";
import { Answers } from "../components/sections/shared/Answers";
import { Page } from "../components/sections/shared/Page";
import { CallToAction } from "../components/sections/shared/CallToAction";

interface ToolLayoutProps {
  page: Parameters<typeof Page>[0]["page"] & { html: string };
  /** The page with the lists of advice and tools. */
  index: Queries.ToolDataFragment["index"];
  /** The page of the plan, on the others. */
  plan?: Queries.BoxesPageQuery["plan"];
  /** By default the call to action of all pages. */
  callToAction?: ReactNode;
  children: ReactNode;
}

/** The page of a planning tool, with its own text below. */
export function ToolLayout({
  page,
  index,
  plan = null,
  callToAction = <CallToAction scene="houses" />,
  children,
}: ToolLayoutProps) {
  return (
    <Page page={page} parents={[index, plan]} besideOnPhones>
      {children}
      <div className="unprinted">
        <Section tone="tinted">
          <Answers html={page.html} level={2} />
        </Section>
      </div>
      {callToAction}
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
