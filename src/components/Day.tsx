import { longDate } from "../site/dates";
import { interpolate } from "../site/text";

interface DayProps {
  /** `YYYY-MM-DD` */
  day: string;
  /** What happened on that day, such as "Updated {date}". */
  label: string;
}

export const Day = ({ day, label }: DayProps) => (
  <time dateTime={day}>{interpolate(label, { date: longDate(day) })}</time>
);
