import { formatLongDate } from "../shared/dates";
import { interpolate } from "../shared/text";

interface LabeledDateProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** Label with a placeholder, such as "Updated {date}". */
  label: string;
}

export const LabeledDate = ({ date, label }: LabeledDateProps) => (
  <time dateTime={date}>
    {interpolate(label, { date: formatLongDate(date) })}
  </time>
);
