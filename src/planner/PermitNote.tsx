import { useSite } from "../hooks/useSite";
import { interpolate } from "../site/interpolate";
import { isoDay } from "../site/isoDay";
import { telephoneUri } from "../site/phone";
import { askBy } from "./askBy";
import type { Lead } from "./askBy";
import * as styles from "./Doors.module.css";
import { fullDay } from "./days";
import { leadTime } from "./leadTime";
import { signsUpBy } from "./signsUpBy";

interface PermitNoteProps {
  doors: Queries.DoorsFragment;
  city: Queries.PermitCityFragment | undefined;
  /** Moving date, or empty. */
  date: string;
}

const today = isoDay();

/** By when to ask for the permit. */
function whenToAsk(
  doors: Queries.DoorsFragment,
  lead: Lead | null,
  date: string,
): string {
  if (!lead) return doors.askEarly;
  if (!date) return doors.askBefore;
  const last = askBy(date, lead);
  return interpolate(last < today() ? doors.askNow : doors.askBy, {
    date: fullDay(last),
  });
}

/** How to reserve curb space in a city, and by when to ask. */
export function PermitNote({ doors, city, date }: PermitNoteProps) {
  const { labels } = useSite();
  if (!city?.parking) return null;
  const { office, phone, permit, url, lead, signHours, note } = city.parking;
  return (
    <div className={styles.note}>
      <p>
        {permit ? doors.permit : doors.callFirst}{" "}
        <a href={url}>{permit ?? office}</a>
        {permit && `, ${office}`}
        {phone && (
          <>
            , <a href={telephoneUri(phone)}>{phone}</a>
          </>
        )}
      </p>
      <p>
        {lead && `${leadTime(lead, labels)}. `}
        <strong>{whenToAsk(doors, lead, date)}</strong>
      </p>
      {signHours && (
        <p>
          {interpolate(doors.signs, { number: String(signHours) })}{" "}
          {date && (
            <strong>
              {interpolate(doors.signsBy, {
                date: fullDay(signsUpBy(date, signHours)),
              })}
            </strong>
          )}
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
