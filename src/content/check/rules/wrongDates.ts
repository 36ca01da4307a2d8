import type { DateField } from "../../model/fields";
import { valueErrors } from "../site";
import type { Rule } from "../site";

const firstDay = "2000-01-01";

/** The same day two years later, which a scheduled post may have at most. */
const lastDay = (today: string) =>
  `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;

function dayFix(
  day: string,
  { past, notBefore = "" }: DateField,
  data: Readonly<Record<string, unknown>>,
  today: string,
) {
  const earliest = data[notBefore];
  if (typeof earliest === "string" && day < earliest)
    return `Write ${earliest} or a later day: it can't be before the field ${notBefore}.`;
  if (past && day > today)
    return `Write a day that is not in the future: today is ${today}.`;
  if (day < firstDay || day > lastDay(today))
    return `Check the year: the day must lie between ${firstDay} and ${lastDay(today)}.`;
  return undefined;
}

/** Finds days that can't be meant: far away, ahead where only past ones are, or too early. */
export const wrongDates: Rule = ({ files, today }) =>
  files.flatMap((file) =>
    valueErrors(file, ({ field, value }) => {
      if (field.type !== "date" || typeof value !== "string") return undefined;
      const fix = dayFix(value, field, file.data, today);
      return fix ? { fix } : undefined;
    }),
  );
