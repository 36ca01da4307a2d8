import { EmailLink } from "../../EmailLink";
import { OpeningHours } from "../../OpeningHours";
import { Panel } from "../../Panel";
import { useSite } from "../../../hooks/useSite";
import { buildTelephoneUri, formatCityStateZip } from "../../../shared/text";
import * as styles from "./ContactDetails.module.css";

export function ContactDetails() {
  const { company, labels } = useSite();
  return (
    <Panel
      as="section"
      id="contact-details"
      heading={labels.contactInformation}
    >
      <dl className={`targets ${styles.list}`}>
        <dt className="quiet">{labels.location}</dt>
        <dd className="heading">
          {company.street && (
            <>
              {company.street}
              <br />
            </>
          )}
          {formatCityStateZip(company)}
        </dd>
        <dt className="quiet">{labels.phone}</dt>
        <dd className="heading">
          <a href={buildTelephoneUri(company.phone)}>{company.phone}</a>
        </dd>
        <dt className="quiet">{labels.email}</dt>
        <dd className="heading">
          <EmailLink email={company.email} />
        </dd>
        <dt className="quiet">{labels.hours}</dt>
        <dd className="heading">
          <OpeningHours company={company} />
        </dd>
      </dl>
    </Panel>
  );
}
