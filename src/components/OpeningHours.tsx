import { Fragment } from "react";
import { noWrapNames } from "../shared/text";
import { formatTimes } from "../site/openingHours";

interface OpeningHoursProps {
  company: Pick<Queries.SiteFacts, "hours">;
}

/** Opening hours, with days and times on lines of their own. */
export const OpeningHours = ({ company }: OpeningHoursProps) =>
  company.hours.map((entry, index) => (
    <Fragment key={entry.days}>
      {index > 0 && <br />}
      {entry.days} <br />
      {noWrapNames(formatTimes(entry))}
    </Fragment>
  ));
