import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { TextSection } from "../../Columns";
import { required } from "../../../site/required";
import { CallToAction } from "./CallToAction";
import { Page } from "./Page";

interface IndexLayoutProps {
  page: Queries.IndexPageFragment | null;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page that lists others, with its own text around the list. */
export function IndexLayout({
  page: found,
  aside,
  children,
}: IndexLayoutProps) {
  const page = required(found, "index page");
  const text = page.html && <Prose html={page.html} />;
  return (
    <Page page={page}>
      {children}
      {text &&
        (aside ? (
          <TextSection tone="tinted" aside={aside}>
            {text}
          </TextSection>
        ) : (
          <Section tone="tinted">{text}</Section>
        ))}
      {page.callToAction && <CallToAction {...page.callToAction} />}
    </Page>
  );
}

export const query = graphql`
  fragment IndexPage on IndexPage {
    ...Page
    image {
      ...PagePicture
    }
    lead
    html
    callToAction {
      ...CallToAction
    }
  }
`;
