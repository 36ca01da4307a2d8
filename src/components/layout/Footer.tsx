import { BrandMark } from "../BrandMark";
import { CompanyLicenses } from "../CompanyLicenses";
import { EmailLink } from "../EmailLink";
import { Firs } from "../Firs";
import { LinkList } from "../LinkList";
import { OpeningHours } from "../OpeningHours";
import { useSite } from "../../hooks/useSite";
import { buildTelephoneUri, formatCityStateZip } from "../../shared/text";
import * as styles from "./Footer.module.css";

/** @param path of the current page */
export function Footer({ path }: { path: string }) {
  const { company, navigation, legal, labels, buildYear } = useSite();
  const [before, after] = labels.copyright.split("{year}");
  return (
    <footer className={styles.footer}>
      <Firs id="footer-firs" className={styles.firs} />
      <div className={`stack ${styles.columns}`}>
        <div>
          <p className={styles.name}>
            <BrandMark className={styles.mark} />
            {company.name}
          </p>
          <p>{company.tagline}</p>
          <CompanyLicenses company={company} labels={labels} />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{labels.quickLinks}</h2>
          <LinkList
            links={navigation.footer}
            current={path}
            className={`unlined ${styles.links} ${styles.pages}`}
          />
        </nav>
        <section className={styles.contact} aria-labelledby="footer-contact">
          <h2 id="footer-contact">{labels.contactUs}</h2>
          <ul className={`unlined ${styles.links}`}>
            <li>
              {company.street && `${company.street}, `}
              {formatCityStateZip(company)}
            </li>
            <li>
              <a href={buildTelephoneUri(company.phone)}>{company.phone}</a>
            </li>
            <li>
              <EmailLink email={company.email} />
            </li>
            <li>
              <OpeningHours company={company} />
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-social">
          <h2 id="footer-social">{labels.followUs}</h2>
          <ul className={`unlined ${styles.links}`}>
            {company.social.map(({ name, url }) => (
              <li key={name}>
                {url ? (
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                ) : (
                  `${name} (${labels.comingSoon})`
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={`wrap ${styles.last}`}>
        <span>
          {before}
          {/* `pageScript.ts` sets the current year. */}
          <span id="year" suppressHydrationWarning>
            {buildYear}
          </span>
          {after}
        </span>
        <LinkList
          links={legal}
          current={path}
          className={`wrap ${styles.legal}`}
        />
      </div>
    </footer>
  );
}
