import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../../components/Section";
import { FoldedSections } from "../../components/sections/shared/FoldedSections";
import { PageLayout } from "../../components/sections/shared/PageLayout";
import { smallPicture } from "../../components/sections/shared/smallPicture";
import { CallToAction } from "../../components/sections/shared/CallToAction";
import type { LinkablePage } from "../../hooks/useLinkTo";
import { routes } from "../../site/routes";
import { attachPlanParameter } from "../storage/storedPlan";

interface ToolLayoutProps {
  page: Parameters<typeof PageLayout>[0]["page"] & {
    html: string;
    pagesAbove: readonly LinkablePage[];
  };
  /** The overview of the plan, which the breadcrumbs of the other tools have, too. */
  plan?: LinkablePage | null;
  children: ReactNode;
}

/** The page of a planning tool, with its text below the tool. */
export function ToolLayout({ page, plan, children }: ToolLayoutProps) {
  return (
    <PageLayout
      page={{
        ...page,
        pagesAbove: [...page.pagesAbove, ...(plan ? [plan] : [])],
      }}
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
