import { Fragment } from "react";
import { interpolate } from "../shared/text";

interface OpeningHoursProps {
  company: Pick<Queries.SiteFacts, "hours">;
  labels: Readonly<Record<"openingHours", string>>;
}

/** Opening hours, with days and times on lines of their own. */
export const OpeningHours = ({ company, labels }: OpeningHoursProps) =>
  company.hours.map((entry, index) => (
    <Fragment key={entry.days}>
      {index > 0 && <br />}
      {entry.days} <br />
      {interpolate(labels.openingHours, entry)}
    </Fragment>
  ));
