import { useSite } from "../../hooks/useSite";
import { interpolate } from "../../site/text";
import { longDate } from "../../site/dates";
import type { Pending } from "../../site/dates";

/** Tells editors that the page is not published yet. */
export function PendingMark({ draft, scheduled }: Pending) {
  const { labels } = useSite();
  return (
    <ul className="note heading">
      {draft && <li>{labels.draft}</li>}
      {scheduled && (
        <li>{interpolate(labels.scheduled, { date: longDate(scheduled) })}</li>
      )}
    </ul>
  );
}
