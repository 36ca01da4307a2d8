import { isDay } from "../../site/dates";

/** Days are `YYYY-MM-DD`. They are counted in UTC, where each has 24 hours. */
const dayMs = 86_400_000;

/** Milliseconds of a day since 1970; NaN for what is no day. */
const timeOf = (day: string): number =>
  isDay(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;

/**
 * The day that is `count` days after another, or before it if negative. Empty
 * if there is no such day in the years 0 to 9999.
 */
export function addDays(day: string, count: number): string {
  const moved = new Date(timeOf(day) + count * dayMs);
  const year = moved.getUTCFullYear();
  return year >= 0 && year <= 9999 ? moved.toISOString().slice(0, 10) : "";
}

/** Whether a day is before today; not if there is none. @param today `YYYY-MM-DD` */
export const isPast = (day: string, today: string): boolean =>
  day !== "" && day < today;

/** The day of the week, from 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number =>
  new Date(timeOf(day)).getUTCDay();

export function daysInMonth(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return last.getUTCDate();
}

/**
 * The same day of a month that is `count` months later, or the last day of that month
 * if it is shorter.
 */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  const first = new Date(0);
  first.setUTCFullYear(year, month - 1 + count, 1);
  const firstDay = first.toISOString().slice(0, 10);
  return addDays(firstDay, Math.min(dayOfMonth, daysInMonth(firstDay)) - 1);
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    ...options,
  });
  return (day: string): string =>
    isDay(day) ? formatter.format(timeOf(day)) : "";
};

/** A day such as "Fri, May 15, 2026". */
export const fullDay = format({
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
});

/** A day such as "May 15". */
export const shortDay = format({ month: "short", day: "numeric" });
