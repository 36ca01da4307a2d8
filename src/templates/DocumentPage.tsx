import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import { Seo } from "../layouts/Seo";
import { PageHeader } from "../sections/PageHeader";
import { belowHome } from "../site/breadcrumbs";
import { interpolate } from "../site/interpolate";

/** A statement of the company, such as the privacy notice. */
export default function DocumentPage({
  data,
}: PageProps<Queries.DocumentPageQuery>) {
  const { labels } = useSite();
  const { document } = data;
  if (!document) return null;
  const breadcrumbs = belowHome(document.name);
  return (
    <>
      <Seo {...document} breadcrumbs={breadcrumbs} />
      <PageHeader heading={document.heading} breadcrumbs={breadcrumbs}>
        <p>
          <time dateTime={document.updated}>
            {interpolate(labels.updated, { date: document.updatedText })}
          </time>
        </p>
      </PageHeader>
      <Section>
        <Prose html={document.html} />
      </Section>
    </>
  );
}

export const query = graphql`
  query DocumentPage($id: String!) {
    document(id: { eq: $id }) {
      name
      title
      description
      path
      heading
      html
      updated
      updatedText: updated(formatString: "MMMM D, YYYY")
    }
  }
`;
