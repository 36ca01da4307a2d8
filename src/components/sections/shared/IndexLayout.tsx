import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { TextSection } from "../../TextSection";
import { required } from "../../../shared/required";
import { CallToAction } from "./CallToAction";
import { PageLayout } from "./PageLayout";

interface IndexLayoutProps {
  page: Queries.IndexPageFragment | null;
  aside?: ReactNode;
  scene?: ComponentProps<typeof CallToAction>["scene"];
  children: ReactNode;
}

/** Layout of a page that lists other pages, with the page's text around the list. */
export function IndexLayout({
  page: optionalPage,
  aside,
  scene,
  children,
}: IndexLayoutProps) {
  const page = required(optionalPage, "index page");
  return (
    <PageLayout page={page}>
      {children}
      {page.html && (
        <TextSection tone="tinted" html={page.html} aside={aside} />
      )}
      {page.callToAction && (
        <CallToAction {...page.callToAction} scene={scene} />
      )}
    </PageLayout>
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
