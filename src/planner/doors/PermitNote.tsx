import { leadTime } from "../../components/leadTime";
import { useSite } from "../../hooks/useSite";
import { useToday } from "../../hooks/useToday";
import { telephoneUri } from "../../site/text";
import { permitDeadline, signDeadline } from "./permitDays";
import * as styles from "./Doors.module.css";
import { fullDay } from "../plan/days";
import { doorWords } from "../words";

interface PermitNoteProps {
  city: Queries.PermitCityFragment | undefined;
  /** Moving date, or empty. */
  date: string;
}

function whenToAsk(
  lead: Parameters<typeof permitDeadline>[1] | null,
  date: string,
  today: string,
): string {
  if (!lead) return doorWords.askEarly;
  if (!date) return doorWords.askBefore;
  const last = permitDeadline(date, lead);
  const say = last < today ? doorWords.askNow : doorWords.askBy;
  return say(fullDay(last));
}

/** How to reserve curb space in a city, and by when to ask. */
export function PermitNote({ city, date }: PermitNoteProps) {
  const { labels } = useSite();
  const today = useToday();
  if (!city?.parking) return null;
  // Nothing can be asked any more for a date of the past.
  const moveDate = date >= today ? date : "";
  const { office, phone, permit, url, lead, signHours, note } = city.parking;
  return (
    <div className={styles.note}>
      <p>
        {permit
          ? doorWords.permit
          : phone
            ? doorWords.callFirst
            : doorWords.askFirst}{" "}
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
        <strong>{whenToAsk(lead, moveDate, today)}</strong>
      </p>
      {signHours && (
        <p>
          {doorWords.signs(signHours)}{" "}
          {moveDate && (
            <strong>
              {doorWords.signsBy(fullDay(signDeadline(moveDate, signHours)))}
            </strong>
          )}
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
