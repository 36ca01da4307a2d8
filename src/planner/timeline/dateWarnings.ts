import { daysInMonth, weekdayOf } from "../plan/days";
import { timelineWords } from "../words";
import { holidayOn, observedHoliday } from "./holidays";

/** Length of the weeks in which leases begin and end. */
const week = 7;

/** What makes a day a busy one for movers, in words. */
export function dateWarnings(day: string): string[] {
  const monthAndDay = day.slice(5);
  const ofMonth = Number(day.slice(8));
  const holiday = observedHoliday(day);
  const isWeekend = weekdayOf(day) % 6 === 0;
  const isMonthEnd = ofMonth <= week || ofMonth > daysInMonth(day) - week;
  const isPeak = monthAndDay >= "05-15" && monthAndDay <= "09-15";
  return [
    ...(holiday ? [timelineWords.holiday(holiday, !holidayOn(day))] : []),
    ...(isWeekend ? [timelineWords.weekend] : []),
    ...(isMonthEnd ? [timelineWords.monthEnd] : []),
    ...(isPeak ? [timelineWords.peak] : []),
  ];
}
