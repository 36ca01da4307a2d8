import { formatLeadTime } from "../../components/formatLeadTime";
import { useSite } from "../../hooks/useSite";
import { useToday } from "../../hooks/useToday";
import { buildTelephoneUri } from "../../shared/text";
import {
  getPermitDeadline,
  getNoParkingSignDeadline,
} from "../dates/permitDeadlines";
import { formatFullDay, isPast } from "../dates/days";

interface PermitInstructionsProps {
  city: Queries.PermitCityFragment | undefined;
  /** Moving date, or empty. */
  date: string;
}

function formatFirstStep(permit: string | null, phone: string | null): string {
  if (permit) return "To reserve parking for the truck:";
  if (phone) return "To reserve parking for the truck, call first:";
  return "To reserve parking for the truck, ask the office what it needs and how far ahead:";
}

function formatApplyBy(
  leadTime: Parameters<typeof getPermitDeadline>[1] | null,
  date: string,
  today: string,
): string {
  if (!leadTime)
    return "Apply as soon as you have a date. The office can tell you how long it takes.";
  if (!date) return "Choose a moving date to see when to apply.";
  const deadline = getPermitDeadline(date, leadTime);
  return isPast(deadline, today)
    ? `The day to apply by was ${formatFullDay(deadline)}. Call the office today.`
    : `Apply by ${formatFullDay(deadline)}.`;
}

/** Instructions and deadlines for reserving curb space in a city. */
export function PermitInstructions({ city, date }: PermitInstructionsProps) {
  const { labels } = useSite();
  const today = useToday();
  // It is too late to apply for a past date.
  if (!city?.parking || isPast(date, today)) return null;
  const {
    office,
    phone,
    permit,
    url,
    lead: leadTime,
    signHours,
    note,
  } = city.parking;
  return (
    <div className="note">
      <p>
        {formatFirstStep(permit, phone)} <a href={url}>{permit ?? office}</a>
        {permit && `, ${office}`}
        {phone && (
          <>
            , <a href={buildTelephoneUri(phone)}>{phone}</a>
          </>
        )}
      </p>
      <p>
        {leadTime && `${formatLeadTime(leadTime, labels)}. `}
        <strong>{formatApplyBy(leadTime, date, today)}</strong>
      </p>
      {signHours && (
        <p>
          {`No-parking signs must be up ${signHours} hours ahead.`}{" "}
          {date && (
            <strong>
              {`Put them up by ${formatFullDay(getNoParkingSignDeadline(date, signHours))}.`}
            </strong>
          )}
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
