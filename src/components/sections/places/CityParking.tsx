import { useSite } from "../../../hooks/useSite";
import { interpolate, buildTelephoneUri } from "../../../shared/text";
import { routes } from "../../../site/routes";
import { formatLeadTime } from "../../formatLeadTime";
import { Section } from "../../Section";
import * as styles from "./CityParking.module.css";

interface CityParkingProps {
  city: string;
  parking: Queries.CityParkingFragment;
}

/** How to reserve space at the curb: the permit, its office, the lead time, and how much space. */
export function CityParking({ city, parking }: CityParkingProps) {
  const { labels } = useSite();
  const {
    office,
    phone,
    permit,
    url,
    lead: leadTime,
    signHours,
    note,
  } = parking;
  return (
    <Section heading={interpolate(labels.parking, { city })} id="parking">
      <dl className={styles.columns}>
        <div>
          <dt className="heading">{labels.parkingPermit}</dt>
          {permit && (
            <dd>
              <a href={url}>{permit}</a>
            </dd>
          )}
          <dd>{interpolate(labels.parkingIntro, { city })}</dd>
        </div>
        <div>
          <dt className="heading">{labels.parkingOffice}</dt>
          <dd>{permit ? office : <a href={url}>{office}</a>}</dd>
          {phone && (
            <dd>
              <a href={buildTelephoneUri(phone)}>{phone}</a>
            </dd>
          )}
        </div>
        <div>
          <dt className="heading">{labels.parkingLead}</dt>
          <dd>
            {leadTime
              ? formatLeadTime(leadTime, labels)
              : labels.parkingCallFirst}
          </dd>
          {signHours && (
            <>
              <dt className="heading">{labels.parkingSigns}</dt>
              <dd>
                {interpolate(labels.signHours, { number: String(signHours) })}
              </dd>
            </>
          )}
        </div>
        <div>
          <dt className="heading">{labels.parkingSpace}</dt>
          <dd>{labels.parkingSpaceText}</dd>
          <dd>
            <a href={`${routes.plan}#doors`}>{labels.parkingPlan}</a>
          </dd>
        </div>
      </dl>
      {note && <p className="note">{note}</p>}
    </Section>
  );
}
