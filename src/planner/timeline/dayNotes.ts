import { daysInMonth, weekdayOf } from "../plan/days";
import { holidayOn } from "./holidays";

/** What makes a day a busy one for movers. */
export interface DayNotes {
  readonly isWeekend: boolean;
  /** The first or last seven days of a month. */
  readonly isMonthEnd: boolean;
  /** From May 15 to September 15. */
  readonly isPeak: boolean;
  readonly holiday: string | undefined;
}

/** Length of the weeks in which leases begin and end. */
const week = 7;

export function dayNotes(day: string): DayNotes {
  const monthAndDay = day.slice(5);
  const ofMonth = Number(day.slice(8));
  return {
    isWeekend: weekdayOf(day) % 6 === 0,
    isMonthEnd: ofMonth <= week || ofMonth > daysInMonth(day) - week,
    isPeak: monthAndDay >= "05-15" && monthAndDay <= "09-15",
    holiday: holidayOn(day),
  };
}
