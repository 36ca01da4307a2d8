import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ButtonLink } from "../components/Button";
import { Columns } from "../components/Columns";
import { Panel } from "../components/Panel";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { usePageLinks } from "../hooks/usePageLinks";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { CardSection } from "../components/sections/shared/CardSection";
import { CompanyAnswers } from "../components/sections/shared/CompanyAnswers";
import { LinkSection } from "../components/sections/shared/LinkSection";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { Questions } from "../components/sections/shared/Questions";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { routes } from "../site/routes";
import { service as describeService } from "../site/structuredData";
import * as styles from "./ServicePage.module.css";

/** A service: what it includes and where it is offered. */
export default function ServicePage({
  data,
}: PageProps<Queries.ServicePageQuery>) {
  const site = useSite();
  const { labels } = site;
  const linkTo = usePageLinks();
  const { service, index, company, counties, others, inventory, plan } = data;
  if (!service || !index) return null;
  const breadcrumbs = {
    parents: [linkTo(index)],
    current: service.name,
  };
  return (
    <>
      <Seo
        {...service}
        breadcrumbs={breadcrumbs}
        structuredData={[describeService(service, site)]}
      />
      <PageHeader
        heading={service.heading}
        lead={service.summary}
        picture={service.image}
        breadcrumbs={breadcrumbs}
      >
        <ButtonLink to={routes.contact}>{labels.aFreeQuote}</ButtonLink>
      </PageHeader>
      <Section>
        <Columns
          aside={
            <Panel as="section" id="included" heading={labels.included}>
              <ul className={styles.included}>
                {service.included.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              {plan && <a href={plan.path}>{plan.name}</a>}
            </Panel>
          }
        >
          <Prose html={service.html} />
        </Columns>
      </Section>
      <Questions questions={service.questions} />
      {service.answers && (
        <CompanyAnswers
          heading={labels.ourAnswers}
          company={company}
          only={service.answers}
        />
      )}
      <LinkSection
        heading={labels.areasServed}
        links={counties.nodes}
        tone="tinted"
      />
      <CardSection heading={labels.otherServices} pages={others.nodes} />
      <LinkSection
        heading={labels.planningTools}
        links={[plan, inventory].filter((tool) => tool !== null)}
      />
      <CallToAction label={service.quoteLabel} scene="houses" />
    </>
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      name
      title
      description
      path
      heading
      summary
      html
      quoteLabel
      included
      image {
        ...PagePicture
      }
      questions {
        ...Question
      }
      answers
    }
    company {
      ...CompanyAnswers
    }
    index: indexPage(slug: { eq: "services" }) {
      heading
      path
    }
    counties: allCounty(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
    inventory: inventoryPage {
      name
      path
    }
    plan: planPage {
      name
      path
    }
    others: allService(filter: { id: { ne: $id } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
