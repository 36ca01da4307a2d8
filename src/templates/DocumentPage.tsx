import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Columns } from "../components/Columns";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { CompanyAnswers } from "../components/sections/shared/CompanyAnswers";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { TableOfContents } from "../components/sections/shared/TableOfContents";
import { belowHome } from "../site/routes";
import { interpolate } from "../site/text";
import { quoteEndpoint } from "../site/env";

/** Whether quote requests go to a service instead of the site's own inbox. */
const toService = () =>
  quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT).startsWith("https:");

/** A page of prose, such as the privacy notice or what a move costs. */
export default function DocumentPage({
  data,
}: PageProps<Queries.DocumentPageQuery>) {
  const { labels } = useSite();
  const { document, company } = data;
  if (!document) return null;
  const { receiver } = document;
  const breadcrumbs = belowHome(document.name);
  return (
    <>
      <Seo {...document} breadcrumbs={breadcrumbs} />
      <PageHeader heading={document.heading} breadcrumbs={breadcrumbs}>
        <p>
          <time dateTime={document.updated}>
            {interpolate(labels.updated, { date: document.updatedText })}
          </time>
          {!document.legal && (
            <>
              {" · "}
              <time dateTime={document.checked}>
                {interpolate(labels.factsChecked, {
                  date: document.checkedText,
                })}
              </time>
            </>
          )}
        </p>
      </PageHeader>
      <Section>
        <Columns
          asideFirst
          aside={<TableOfContents headings={document.headings} />}
        >
          <Prose html={document.html} />
        </Columns>
      </Section>
      {receiver && (
        <Section heading={receiver.heading} tone="tinted">
          <Prose html={(toService() ? receiver.service : receiver.own).html} />
        </Section>
      )}
      {document.answers && (
        <CompanyAnswers
          heading={labels.ourAnswers}
          company={company}
          only={document.answers}
        />
      )}
      {document.callToAction && <CallToAction {...document.callToAction} />}
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
      headings {
        ...TableOfContents
      }
      receiver {
        heading
        own {
          html
        }
        service {
          html
        }
      }
      answers
      callToAction {
        ...CallToAction
      }
      legal
      checked
      checkedText: checked(formatString: "MMMM D, YYYY")
      updated
      updatedText: updated(formatString: "MMMM D, YYYY")
    }
    company {
      ...CompanyAnswers
    }
  }
`;
