import { isIsoDay } from "../../shared/dates";

/**
 * Milliseconds per day. Days are texts, `YYYY-MM-DD`; arithmetic is in UTC, where each day
 * has 24 hours.
 */
const dayMs = 86_400_000;

/** Returns the start of a day in UTC, in milliseconds since 1970; NaN for an invalid day. */
const parseDayUtc = (day: string): number =>
  isIsoDay(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;

/**
 * Adds days to a day. Empty for an invalid day, and for a result before year 0 or after 9999.
 * @param count negative to subtract
 */
export function addDays(day: string, count: number): string {
  const result = new Date(parseDayUtc(day) + count * dayMs);
  const year = result.getUTCFullYear();
  return year >= 0 && year <= 9999 ? result.toISOString().slice(0, 10) : "";
}

/** Whether a day is before today; false for an empty day. @param today `YYYY-MM-DD` */
export const isPast = (day: string, today: string): boolean =>
  day !== "" && day < today;

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export const getWeekday = (day: string): number =>
  new Date(parseDayUtc(day)).getUTCDay();

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean =>
  [0, 6].includes(getWeekday(day));

export function getDaysInMonth(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const lastDay = new Date(0);
  lastDay.setUTCFullYear(year, month, 0);
  return lastDay.getUTCDate();
}

/** Adds months to a day; in a month that is too short, returns the month's last day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  const firstOfMonth = new Date(0);
  firstOfMonth.setUTCFullYear(year, month - 1 + count, 1);
  const firstDay = firstOfMonth.toISOString().slice(0, 10);
  return addDays(firstDay, Math.min(dayOfMonth, getDaysInMonth(firstDay)) - 1);
}

const createFormatter = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    ...options,
  });
  return (day: string): string =>
    isIsoDay(day) ? formatter.format(parseDayUtc(day)) : "";
};

/** Formats a day, such as "Fri, May 15, 2026"; empty for an invalid day. */
export const formatFullDay = createFormatter({
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
});

/** Formats a day, such as "May 15"; empty for an invalid day. */
export const formatShortDay = createFormatter({
  month: "short",
  day: "numeric",
});
