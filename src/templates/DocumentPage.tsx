import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { LabeledDate } from "../components/LabeledDate";
import { ColumnsWithAside } from "../components/ColumnsWithAside";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { FoldedSections } from "../components/sections/shared/FoldedSections";
import { CallToAction } from "../components/sections/shared/CallToAction";
import {
  CompanyAnswers,
  selectCompanyAnswers,
} from "../components/sections/shared/CompanyAnswers";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { smallPicture } from "../components/sections/shared/smallPicture";
import { CompareSheet } from "../components/sections/costs/CompareSheet";
import { PriceLimits } from "../components/sections/costs/PriceLimits";
import { SampleEstimate } from "../components/sections/costs/SampleEstimate";
import {
  TableOfContents,
  listTopLevelSections,
} from "../components/sections/shared/TableOfContents";
import type { PrivacyTextKey } from "../quote/inbox/delivery/channelDefinitions";
import { required } from "../shared/required";
import { parseQuoteEndpoint } from "../site/env";

type Receiver = NonNullable<
  NonNullable<Queries.DocumentPageQuery["document"]>["receiver"]
>;

/**
 * Returns HTML about the recipients of quote requests: the external service if the site
 * uses one, or else the site's inbox and its channels.
 */
function receiverHtml({
  own: ownInbox,
  email,
  forward,
  service,
}: Receiver): string {
  if (
    parseQuoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT).startsWith("https:")
  )
    return service.html;
  const channels: Record<PrivacyTextKey, Receiver["email"]> = {
    email,
    forward,
  };
  return [ownInbox, ...Object.values(channels)]
    .map((text) => text?.html ?? "")
    .join("");
}

/** A page of prose, such as the privacy notice or the page about prices. */
export default function DocumentPage({
  data,
}: PageProps<Queries.DocumentPageQuery>) {
  const { labels } = useSite();
  const document = required(data.document, "document");
  const { receiver, estimateExample, priceLimits } = document;
  const answers = { company: data.company, only: document.answers ?? [] };
  const tocEntry = (id: string, part: { heading: string } | null) =>
    part ? [{ id, value: part.heading }] : [];
  const contents = (
    <TableOfContents
      sections={[
        ...tocEntry("sample-estimate", estimateExample),
        ...tocEntry("price-limits", priceLimits),
        ...listTopLevelSections(document.headings),
        ...tocEntry("receiver", receiver),
        ...(selectCompanyAnswers(answers).length > 0
          ? [{ id: "our-answers", value: labels.ourAnswers }]
          : []),
      ]}
    />
  );
  return (
    <PageLayout
      page={{ ...document, lead: document.lead ?? undefined }}
      pictureLayout={document.compareSheet ? smallPicture : undefined}
      headerExtra={
        <p className="quiet wrap">
          <LabeledDate date={document.updated} label={labels.updated} />{" "}
          {!document.legal && document.checked && (
            <LabeledDate date={document.checked} label={labels.factsChecked} />
          )}
        </p>
      }
    >
      {estimateExample && <SampleEstimate {...estimateExample} />}
      {priceLimits && <PriceLimits {...priceLimits} />}
      {document.compareSheet ? (
        <CompareSheet {...document.compareSheet} html={document.html} />
      ) : document.folded ? (
        <Section>
          <ColumnsWithAside asideFirst aside={contents}>
            <FoldedSections html={document.html} />
          </ColumnsWithAside>
        </Section>
      ) : (
        <TextSection
          html={document.html}
          figure={document.figure}
          asideFirst
          aside={contents}
        />
      )}
      {receiver && (
        <Section heading={receiver.heading} tone="tinted" id="receiver" split>
          <Prose html={receiverHtml(receiver)} />
        </Section>
      )}
      <CompanyAnswers {...answers} />
      {document.callToAction && (
        <CallToAction {...document.callToAction} scene="capitol" />
      )}
    </PageLayout>
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
      figure {
        ...Figure
      }
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
