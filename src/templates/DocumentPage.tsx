import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Day } from "../components/Day";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { TextSection } from "../components/Columns";
import { useSite } from "../hooks/useSite";
import { Answers } from "../components/sections/shared/Answers";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { CompanyAnswers } from "../components/sections/shared/CompanyAnswers";
import { Page } from "../components/sections/shared/Page";
import { CompareSheet } from "../components/sections/costs/CompareSheet";
import { PriceLimits } from "../components/sections/costs/PriceLimits";
import { SampleEstimate } from "../components/sections/costs/SampleEstimate";
import { TableOfContents } from "../components/sections/shared/TableOfContents";
import { required } from "../site/required";
import { quoteEndpoint } from "../site/env";

type Receiver = NonNullable<
  NonNullable<Queries.DocumentPageQuery["document"]>["receiver"]
>;

/** Who gets quote requests: a service instead of the site's own inbox, if one is set. */
const receiverHtml = ({ own, email, forward, service }: Receiver) =>
  quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT).startsWith("https:")
    ? service.html
    : [own, email, forward].map((text) => text?.html ?? "").join("");

/** A page of prose, such as the privacy notice or what a move costs. */
export default function DocumentPage({
  data,
}: PageProps<Queries.DocumentPageQuery>) {
  const { labels } = useSite();
  const document = required(data.document, "document");
  const { receiver } = document;
  return (
    <Page
      page={{ ...document, lead: document.lead ?? undefined }}
      lowOnPhones={document.compareSheet !== null}
      top={
        <p>
          <Day day={document.updated} label={labels.updated} />
          {!document.legal && document.checked && (
            <>
              {" · "}
              <Day day={document.checked} label={labels.factsChecked} />
            </>
          )}
        </p>
      }
    >
      {document.compareSheet ? (
        <CompareSheet {...document.compareSheet} html={document.html} />
      ) : (
        <TextSection
          asideFirst
          aside={<TableOfContents headings={document.headings} />}
        >
          {document.folded ? (
            <Answers html={document.html} />
          ) : (
            <Prose html={document.html} />
          )}
        </TextSection>
      )}
      {receiver && (
        <Section heading={receiver.heading} tone="tinted">
          <Prose html={receiverHtml(receiver)} />
        </Section>
      )}
      {document.estimateExample && (
        <SampleEstimate {...document.estimateExample} />
      )}
      {document.priceLimits && <PriceLimits {...document.priceLimits} />}
      {document.answers && (
        <CompanyAnswers company={data.company} only={document.answers} />
      )}
      {document.callToAction && <CallToAction {...document.callToAction} />}
    </Page>
  );
}

export const query = graphql`
  query DocumentPage($id: String!) {
    document(id: { eq: $id }) {
      name
      ...Page
      image {
        ...PagePicture
      }
      lead
      html
      headings {
        ...TableOfContents
      }
      receiver {
        heading
        own {
          html
        }
        email {
          html
        }
        forward {
          html
        }
        service {
          html
        }
      }
      estimateExample {
        ...SampleEstimate
      }
      priceLimits {
        ...PriceLimits
      }
      compareSheet {
        ...CompareSheet
      }
      answers
      callToAction {
        ...CallToAction
      }
      folded
      legal
      checked
      updated
    }
    company {
      ...CompanyAnswers
    }
  }
`;
