import type { DateField } from "../../model/fields";
import { findInvalidValues } from "../rule";
import type { Rule } from "../rule";

const minDate = "2000-01-01";

/** Latest valid day: two years after today, enough for a scheduled post. */
const maxDate = (today: string) =>
  `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;

function validateDate(
  date: string,
  { pastOnly, notBefore = "" }: DateField,
  data: Readonly<Record<string, unknown>>,
  today: string,
) {
  const earliest = data[notBefore];
  if (typeof earliest === "string" && date < earliest)
    return `Write ${earliest} or a later day: it can't be before the field ${notBefore}.`;
  if (pastOnly && date > today)
    return `Write a day that is not in the future: today is ${today}.`;
  if (date < minDate || date > maxDate(today))
    return `Check the year: the day must lie between ${minDate} and ${maxDate(today)}.`;
  return undefined;
}

/** Finds days with an implausible year, and days earlier or later than the field allows. */
export const implausibleDates: Rule = ({ files, today }) =>
  files.flatMap((file) =>
    findInvalidValues(file, ({ field, value }) => {
      if (field.type !== "date" || typeof value !== "string") return undefined;
      const message = validateDate(value, field, file.data, today);
      return message ? { message } : undefined;
    }),
  );
