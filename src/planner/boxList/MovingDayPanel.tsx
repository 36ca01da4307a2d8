import { useState } from "react";
import * as panel from "../../components/Panel.module.css";
import { useSite } from "../../hooks/useSite";
import { getToday } from "../../hooks/useToday";
import { buildTelephoneUri } from "../../shared/text";
import { addDays } from "../dates/days";
import type { AccessDetails } from "../plan/plan";
import { useDeferredPlan } from "../storage/usePlan";
import { formatBox } from "../plannerTexts";

/**
 * Whether the page was opened on moving day or the day after. The day isn't updated, so
 * that nothing moves under a finger at midnight.
 */
export function useIsMovingDayOrNext(date: string): boolean {
  const [openedOn] = useState(getToday);
  return date !== "" && [date, addDays(date, 1)].includes(openedOn);
}

const formatShortAccess = ({ city, floor, gate }: AccessDetails) =>
  [city, floor, gate].filter(Boolean).join(", ");

/** Facts for moving day: the company's phone number, access to both homes, boxes to open first. */
export function MovingDayPanel() {
  const { phone } = useSite().company;
  const { boxes, from, to } = useDeferredPlan();
  const openFirst = boxes.filter(({ marks }) => marks.includes("first"));
  const lines = {
    From: formatShortAccess(from),
    To: formatShortAccess(to),
    "Open first": openFirst.map(formatBox).join("; "),
  };
  return (
    <section className={panel.panel} aria-labelledby="moving-day">
      <h2 id="moving-day">Moving day</h2>
      <p>
        Our phone: <a href={buildTelephoneUri(phone)}>{phone}</a>
      </p>
      {Object.entries(lines).map(
        ([heading, text]) =>
          text && <p key={heading}>{`${heading}: ${text}`}</p>,
      )}
    </section>
  );
}
