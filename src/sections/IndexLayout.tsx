import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { belowHome } from "../site/breadcrumbs";
import { CallToAction } from "./CallToAction";
import { PageHeader } from "./PageHeader";

interface IndexLayoutProps {
  page: Queries.IndexPageFragment;
  children: ReactNode;
}

/** A page that leads to others: its words around what it lists. */
export const IndexLayout = ({ page, children }: IndexLayoutProps) => (
  <>
    <PageHeader
      heading={page.heading}
      lead={page.lead}
      breadcrumbs={belowHome(page.heading)}
    />
    {children}
    {page.html && (
      <Section tone="tinted">
        <Prose html={page.html} />
      </Section>
    )}
    {page.callToAction && <CallToAction {...page.callToAction} />}
  </>
);

export const query = graphql`
  fragment IndexPage on IndexPage {
    title
    description
    path
    heading
    lead
    html
    callToAction {
      ...CallToAction
    }
  }
`;
