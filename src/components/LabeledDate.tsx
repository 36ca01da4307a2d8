import { formatLongDate } from "../shared/dates";
import { interpolate } from "../shared/text";

interface LabeledDateProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** What happened on that day, such as "Updated {date}". */
  label: string;
}

export const LabeledDate = ({ date, label }: LabeledDateProps) => (
  <time dateTime={date}>
    {interpolate(label, { date: formatLongDate(date) })}
  </time>
);
