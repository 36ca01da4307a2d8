import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Columns } from "../../Columns";
import { Seo } from "../../layout/Seo";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { useBelowHome } from "../../../hooks/usePageLinks";
import { CallToAction } from "./CallToAction";
import { PageHeader } from "./PageHeader";

interface IndexLayoutProps {
  page: Queries.IndexPageFragment;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page that lists others, with its own text around the list. */
export function IndexLayout({ page, aside, children }: IndexLayoutProps) {
  const breadcrumbs = useBelowHome()(page);
  const text = page.html && <Prose html={page.html} />;
  return (
    <>
      <Seo {...page} breadcrumbs={breadcrumbs} />
      <PageHeader
        heading={page.heading}
        lead={page.lead}
        breadcrumbs={breadcrumbs}
      />
      {children}
      {text && (
        <Section tone="tinted">
          {aside ? <Columns aside={aside}>{text}</Columns> : text}
        </Section>
      )}
      {page.callToAction && <CallToAction {...page.callToAction} />}
    </>
  );
}

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
