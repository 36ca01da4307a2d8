import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../components/Section";
import { Answers } from "../components/sections/shared/Answers";
import { Page } from "../components/sections/shared/Page";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { routes } from "../site/routes";
import { planParameter } from "./plan/storedPlan";

interface ToolLayoutProps {
  page: Parameters<typeof Page>[0]["page"] & { html: string };
  /** The page with the lists of advice and tools. */
  index: Queries.ToolDataFragment["index"];
  /** The page of the plan, on the others. */
  plan?: Queries.BoxesPageQuery["plan"];
  children: ReactNode;
}

/** The page of a planning tool, with its own text below. */
export function ToolLayout({
  page,
  index,
  plan = null,
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
      <CallToAction
        to={`${routes.contact}?${planParameter}=yes`}
        label="Send this plan with a quote request"
        scene="houses"
      />
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
