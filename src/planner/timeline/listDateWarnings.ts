import { getDaysInMonth, isWeekend } from "../dates/days";
import { getHoliday, getObservedHoliday } from "../dates/holidays";

/** Number of days at the start and at the end of a month in which many leases turn over. */
const leaseTurnoverDays = 7;

export const dateWarningTexts = {
  weekend:
    "That’s a weekend. Weekends fill up first, and the hourly minimum is normally higher.",
  monthEnd:
    "That’s near the start or the end of a month, when many leases turn over.",
  peak: "That’s in the busy season, from mid-May to mid-September. Ask whether a summer rate applies.",
  holiday: (name: string, isObserved: boolean) =>
    `${isObserved ? `${name} is observed that day` : `That day is ${name}`}. City offices and your building’s office may be closed.`,
};

/**
 * Returns the reasons why movers or offices may be busy or closed on a day.
 * @param day `YYYY-MM-DD`
 */
export function listDateWarnings(day: string): string[] {
  const monthAndDay = day.slice(5);
  const dayOfMonth = Number(day.slice(8));
  const holiday = getObservedHoliday(day);
  const isMonthEnd =
    dayOfMonth <= leaseTurnoverDays ||
    dayOfMonth > getDaysInMonth(day) - leaseTurnoverDays;
  const isPeak = monthAndDay >= "05-15" && monthAndDay <= "09-15";
  return [
    ...(holiday ? [dateWarningTexts.holiday(holiday, !getHoliday(day))] : []),
    ...(isWeekend(day) ? [dateWarningTexts.weekend] : []),
    ...(isMonthEnd ? [dateWarningTexts.monthEnd] : []),
    ...(isPeak ? [dateWarningTexts.peak] : []),
  ];
}
