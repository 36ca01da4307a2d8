import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { TextSection } from "../../TextSection";
import { required } from "../../../site/required";
import { CallToAction } from "./CallToAction";
import { Page } from "./Page";

interface IndexLayoutProps {
  page: Queries.IndexPageFragment | null;
  aside?: ReactNode;
  scene?: ComponentProps<typeof CallToAction>["scene"];
  children: ReactNode;
}

/** A page that lists others, with its own text around the list. */
export function IndexLayout({
  page: found,
  aside,
  scene,
  children,
}: IndexLayoutProps) {
  const page = required(found, "index page");
  return (
    <Page page={page}>
      {children}
      {page.html && (
        <TextSection tone="tinted" html={page.html} aside={aside} />
      )}
      {page.callToAction && (
        <CallToAction {...page.callToAction} scene={scene} />
      )}
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
