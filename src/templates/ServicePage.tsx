import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ButtonLink } from "../components/Button";
import { Panel } from "../components/Panel";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { CardSection } from "../components/sections/shared/CardSection";
import { CompanyAnswers } from "../components/sections/shared/CompanyAnswers";
import { LinkSection } from "../components/sections/shared/LinkSection";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { PlanningTools } from "../components/sections/shared/PlanningTools";
import { FaqSection } from "../components/sections/shared/FaqSection";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { required } from "../shared/required";
import { buildServiceJsonLd } from "../site/structuredData";
import * as styles from "../styles/service.module.css";

/** Page of a service: its scope, and the areas that it is offered in. */
export default function ServicePage({
  data,
}: PageProps<Queries.ServicePageQuery>) {
  const site = useSite();
  const { labels } = site;
  const { company, counties, others, plan } = data;
  const service = required(data.service, "service");
  return (
    <PageLayout
      page={service}
      structuredData={[buildServiceJsonLd(service, site)]}
      headerExtra={<ButtonLink>{labels.aFreeQuote}</ButtonLink>}
    >
      <TextSection
        html={service.html}
        figure={service.figure}
        aside={
          <Panel as="section" id="included" heading={labels.included}>
            <ul className={styles.checked}>
              {service.included.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {plan && <a href={plan.path}>{plan.name}</a>}
          </Panel>
        }
      />
      <FaqSection questions={service.questions} />
      {service.answers && (
        <CompanyAnswers company={company} only={service.answers} />
      )}
      <LinkSection
        heading={labels.areasServed}
        links={counties.nodes}
        tone="tinted"
      />
      <CardSection
        heading={labels.otherServices}
        pages={others.nodes}
        unprinted
      />
      <PlanningTools tools={data} />
      <CallToAction
        text={service.quoteText ?? undefined}
        label={service.quoteLabel}
        scene="houses"
      />
    </PageLayout>
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      ...PicturedPage
      html
      quoteLabel
      quoteText
      figure {
        ...Figure
      }
      included
      questions {
        ...Question
      }
      answers
    }
    company {
      ...CompanyAnswers
    }
    counties: allCounty(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
    ...PlanningTools
    others: allService(filter: { id: { ne: $id } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
