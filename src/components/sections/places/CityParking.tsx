import { useSite } from "../../../hooks/useSite";
import { interpolate, buildTelephoneUri } from "../../../shared/text";
import { routes } from "../../../site/routes";
import { formatLeadTime } from "../../formatLeadTime";
import * as styles from "./CityTextWithFacts.module.css";

/** Instructions for reserving space at the curb: the permit, its office and lead time. */
export function CityParking(parking: Queries.CityParkingFragment) {
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
    <div className={styles.parking}>
      <h3 id="parking">{labels.parking}</h3>
      <p>{labels.parkingIntro}</p>
      <dl className="stack">
        {permit && (
          <div>
            <dt>{labels.parkingPermit}</dt>
            <dd>
              <a href={url}>{permit}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{labels.parkingOffice}</dt>
          <dd>{permit ? office : <a href={url}>{office}</a>}</dd>
          {phone && (
            <dd>
              <a href={buildTelephoneUri(phone)}>{phone}</a>
            </dd>
          )}
        </div>
        <div>
          <dt>{labels.parkingLead}</dt>
          <dd>
            {leadTime
              ? formatLeadTime(leadTime, labels)
              : labels.parkingCallFirst}
          </dd>
        </div>
        {signHours && (
          <div>
            <dt>{labels.parkingSigns}</dt>
            <dd>
              {interpolate(labels.signHours, { number: String(signHours) })}
            </dd>
          </div>
        )}
      </dl>
      {note && <p>{note}</p>}
      <a href={`${routes.plan}#doors`}>{labels.parkingPlan}</a>
    </div>
  );
}
