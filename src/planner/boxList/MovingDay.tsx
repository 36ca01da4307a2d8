import { useState } from "react";
import * as panel from "../../components/Panel.module.css";
import { useSite } from "../../hooks/useSite";
import { today } from "../../hooks/useToday";
import { telephoneUri } from "../../site/text";
import { addDays } from "../plan/days";
import type { Place } from "../plan/plan";
import { useDeferredPlan } from "../plan/usePlan";
import { nameOf } from "../words";

/**
 * Whether the page was opened on moving day or the day after. Midnight moves nothing under
 * a finger.
 */
export function useIsMovingDay(date: string): boolean {
  const [opened] = useState(today);
  return date !== "" && [date, addDays(date, 1)].includes(opened);
}

const doorOf = ({ city, floor, gate }: Place) =>
  [city, floor, gate].filter(Boolean).join(", ");

/** What has to be at hand: whom to call, both doors, and what to open first. */
export function MovingDay() {
  const { phone } = useSite().company;
  const { boxes, from, to } = useDeferredPlan();
  const openFirst = boxes.filter(({ marks }) => marks.includes("first"));
  const lines = {
    From: doorOf(from),
    To: doorOf(to),
    "Open first": openFirst.map(nameOf).join("; "),
  };
  return (
    <section className={panel.panel} aria-labelledby="moving-day">
      <h2 id="moving-day">Moving day</h2>
      <p>
        Our phone: <a href={telephoneUri(phone)}>{phone}</a>
      </p>
      {Object.entries(lines).map(
        ([name, words]) => words && <p key={name}>{`${name}: ${words}`}</p>,
      )}
    </section>
  );
}
