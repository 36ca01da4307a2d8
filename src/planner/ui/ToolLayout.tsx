import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../../components/Section";
import { FoldedSections } from "../../components/sections/shared/FoldedSections";
import { PageLayout } from "../../components/sections/shared/PageLayout";
import { smallPicture } from "../../components/sections/shared/smallPicture";
import { CallToAction } from "../../components/sections/shared/CallToAction";
import { routes } from "../../site/routes";
import { attachPlanParameter } from "../storage/storedPlan";

interface ToolLayoutProps {
  page: Parameters<typeof PageLayout>[0]["page"] & { html: string };
  /** The index page of resources, for the breadcrumbs. */
  index: Queries.ToolDataFragment["index"];
  /** The overview of the plan, for the breadcrumbs of the other tools. */
  plan?: Queries.BoxesPageQuery["plan"];
  children: ReactNode;
}

/** The page of a planning tool, with its text below the tool. */
export function ToolLayout({
  page,
  index,
  plan = null,
  children,
}: ToolLayoutProps) {
  return (
    <PageLayout
      page={page}
      parents={[index, plan]}
      pictureLayout={smallPicture}
    >
      {children}
      <div className="unprinted">
        <Section tone="tinted">
          <FoldedSections html={page.html} level={2} />
        </Section>
      </div>
      <CallToAction
        to={`${routes.contact}?${attachPlanParameter}=yes`}
        label="Send this plan with a quote request"
        scene="houses"
      />
    </PageLayout>
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
