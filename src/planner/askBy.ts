import { addDays, weekdayOf } from "./days";
import { holidayOn } from "./holidays";

/** How long ahead a city wants to be asked for a permit. */
export interface Lead {
  readonly days: number;
  readonly kind: string;
}

const isWorkingDay = (day: string) =>
  weekdayOf(day) % 6 !== 0 && !holidayOn(day);

/** The last working day on or before a day. */
function lastWorkingDay(day: string): string {
  let found = day;
  while (found && !isWorkingDay(found)) found = addDays(found, -1);
  return found;
}

/** The last day on which to ask for a permit for the moving date. */
export function askBy(moveDate: string, { days, kind }: Lead): string {
  if (kind !== "working") return lastWorkingDay(addDays(moveDate, -days));
  let day = moveDate;
  for (let left = days; left > 0; left -= 1)
    day = lastWorkingDay(addDays(day, -1));
  return day;
}
