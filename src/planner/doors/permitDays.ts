import { addDays, weekdayOf } from "../plan/days";
import type { Lead } from "../plan/permits";
import { observedHoliday } from "../timeline/holidays";

const isWorkingDay = (day: string) =>
  weekdayOf(day) % 6 !== 0 && !observedHoliday(day);

function lastWorkingDay(day: string): string {
  let found = day;
  while (found && !isWorkingDay(found)) found = addDays(found, -1);
  return found;
}

/** The last day on which to ask for a permit for the moving date. */
export function permitDeadline(moveDate: string, { days, kind }: Lead): string {
  if (kind !== "working") return lastWorkingDay(addDays(moveDate, -days));
  let day = moveDate;
  for (let left = days; left > 0; left -= 1)
    day = lastWorkingDay(addDays(day, -1));
  return day;
}

/**
 * The day by whose end no-parking signs must stand, so that they have stood for
 * so many hours when the moving day begins.
 */
export const signDeadline = (moveDate: string, hours: number): string =>
  addDays(moveDate, -Math.ceil(hours / 24) - 1);
