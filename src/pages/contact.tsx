import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { useMemo, useState } from "react";
import { Panel } from "../components/Panel";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { ContactDetails } from "../components/sections/shared/ContactDetails";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { smallPicture } from "../components/sections/shared/smallPicture";
import { QuoteForm } from "../quote/form/QuoteForm";
import type { QuoteTexts } from "../quote/request/quoteTexts";
import { required } from "../shared/required";
import { buildCompanyJsonLd } from "../site/structuredData";
import * as styles from "../styles/contact.module.css";

export default function ContactPage({
  data,
}: PageProps<Queries.ContactPageQuery>) {
  const site = useSite();
  const { quoteSubjects, cities, rooms, sizes } = data;
  const plannerCatalog = useMemo(
    () => ({ rooms: rooms.nodes, homes: sizes?.homes ?? [] }),
    [rooms, sizes],
  );
  const contact = required(data.contact, "contact page");
  const { texts } = required(data.quoteForm, "texts of the form");
  const { form, spanish } = contact;
  const [outcomeHeading, setOutcomeHeading] = useState<string>();
  return (
    <PageLayout
      page={
        outcomeHeading
          ? { ...contact, heading: outcomeHeading, lead: "" }
          : contact
      }
      structuredData={[buildCompanyJsonLd(site, cities.nodes)]}
      pictureLayout={smallPicture}
    >
      <Section>
        <div className={`stack ${styles.columns}`}>
          {!outcomeHeading && (
            <div className={styles.intro}>
              <h2>{form.heading}</h2>
              <Prose html={form.text.html} />
            </div>
          )}
          <div className={styles.form}>
            <QuoteForm
              texts={texts as QuoteTexts}
              withoutScripts={form.withoutScripts.html}
              plannerCatalog={plannerCatalog}
              subjectPages={quoteSubjects}
              onHeading={setOutcomeHeading}
            />
            {!outcomeHeading && (
              <Prose
                html={form.consent.html}
                className={`quiet ${styles.consent}`}
              />
            )}
          </div>
          <ContactDetails />
        </div>
      </Section>
      <TextSection
        tone="tinted"
        html={contact.html}
        aside={
          spanish && (
            <Panel
              as="section"
              id="spanish"
              heading={spanish.heading}
              lang="es"
            >
              <Prose html={spanish.text.html} className="quiet" />
            </Panel>
          )
        }
      />
    </PageLayout>
  );
}

export const query = graphql`
  query ContactPage {
    contact {
      ...Page
      image {
        ...PagePicture
      }
      lead
      html
      form {
        heading
        text {
          html
        }
        consent {
          html
        }
        withoutScripts {
          html
        }
      }
      spanish {
        heading
        text {
          html
        }
      }
    }
    quoteForm {
      texts
    }
    quoteSubjects {
      parameter
      slug
      name
      path
    }
    cities: allCity(sort: { slug: ASC }) {
      nodes {
        name
      }
    }
    rooms: allInventoryRoom(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...PlanRoom
      }
    }
    sizes: homeSizes {
      homes {
        ...PlanHome
      }
    }
  }
`;
