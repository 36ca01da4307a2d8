import { useSite } from "../../hooks/useSite";
import { interpolate } from "../../site/text";
import type { Pending } from "../../site/dates";
import * as styles from "./PendingMark.module.css";

/** A day in words: "December 1, 2026". */
const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(day));

/** Tells editors that the page is not published yet. */
export function PendingMark({ draft, scheduled }: Pending) {
  const { labels } = useSite();
  return (
    <ul className={styles.marks}>
      {draft && <li>{labels.draft}</li>}
      {scheduled && (
        <li>{interpolate(labels.scheduled, { date: longDate(scheduled) })}</li>
      )}
    </ul>
  );
}
