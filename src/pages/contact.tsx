import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useBelowHome } from "../hooks/usePageLinks";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { ContactDetails } from "../components/sections/shared/ContactDetails";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { QuoteForm } from "../quote/form/QuoteForm";
import type { QuoteTexts } from "../quote/request/quoteTexts";
import { movingCompany } from "../site/structuredData";
import * as styles from "../styles/contact.module.css";

export default function ContactPage({
  data,
}: PageProps<Queries.ContactPageQuery>) {
  const site = useSite();
  const belowHome = useBelowHome();
  const { contact, quoteForm, services, cities } = data;
  if (!contact || !quoteForm) return null;
  const { form, spanish } = contact;
  const breadcrumbs = belowHome(contact);
  return (
    <>
      <Seo
        {...contact}
        breadcrumbs={breadcrumbs}
        structuredData={[movingCompany(site, cities.nodes)]}
      />
      <PageHeader
        heading={contact.heading}
        lead={contact.lead}
        breadcrumbs={breadcrumbs}
      />
      <Section>
        <div className={styles.columns}>
          <div className={styles.intro}>
            <h2>{form.heading}</h2>
            <Prose html={form.text.html} />
          </div>
          <div className={styles.form}>
            <QuoteForm
              texts={quoteForm.texts as QuoteTexts}
              withoutScripts={form.withoutScripts.html}
              known={{ services: services.nodes, cities: cities.nodes }}
            />
            <Prose html={form.consent.html} className={styles.consent} />
          </div>
          <ContactDetails />
        </div>
      </Section>
      <Section tone="tinted">
        <Prose html={contact.html} className={styles.next} />
      </Section>
      {spanish && (
        <div lang="es">
          <Section heading={spanish.heading} id="spanish">
            <Prose html={spanish.text.html} />
          </Section>
        </div>
      )}
    </>
  );
}

export const query = graphql`
  query ContactPage {
    contact {
      title
      description
      path
      heading
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
    services: allService(sort: { slug: ASC }) {
      nodes {
        slug
        name
        path
      }
    }
    cities: allCity(sort: { slug: ASC }) {
      nodes {
        slug
        name
        path
      }
    }
  }
`;
