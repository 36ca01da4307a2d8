/**
 * Returns a function that gives the calendar day of a moment, `YYYY-MM-DD`.
 * @param timeZone by default that of the browser or machine
 */
export function createDayFormatter(
  timeZone?: string,
): (moment?: Date) => string {
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (moment = new Date()) => {
    // By parts, because the order in which a language writes them has changed.
    const { year, month, day } = Object.fromEntries(
      formatter.formatToParts(moment).map(({ type, value }) => [type, value]),
    );
    return `${year}-${month}-${day}`;
  };
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // `Date` may turn 31 February into 3 March.
  return new Date(time || 0).toISOString().startsWith(text);
}

/**
 * A day in words.
 * @example formatLongDate("2026-12-01") // "December 1, 2026"
 * @param day `YYYY-MM-DD`; what is no day, such as a placeholder, stays as it is
 */
export const formatLongDate = (day: string): string =>
  isIsoDay(day)
    ? new Date(day).toLocaleDateString("en-US", {
        dateStyle: "long",
        timeZone: "UTC",
      })
    : day;

/** The company's time zone, which decides when its days begin. */
export const companyTimeZone = "America/Los_Angeles";

/** The company's day at a moment, by default now: `YYYY-MM-DD`. */
export const getCompanyDay = (moment?: Date): string =>
  createDayFormatter(companyTimeZone)(moment);

const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

type Weekday = (typeof weekdays)[number];

const dayPattern = `(${weekdays.join("|")})`;

/** Matches a day or a range of days: `Saturday`, `Monday to Friday`. */
export const dayRangePattern = new RegExp(
  `^${dayPattern}(?: to ${dayPattern})?$`,
);

/** Matches a time: `9:00 AM`. */
export const clockTimePattern = /^(1[0-2]|[1-9]):([0-5]\d) ([AP])M$/;

/** The days of a range, which may cross the end of the week. */
export function expandDayRange(range: string): Weekday[] {
  const [, firstDay, lastDay = firstDay] = dayRangePattern.exec(range) ?? [];
  const start = weekdays.findIndex((name) => name === firstDay);
  if (start < 0) return [];
  const week = [...weekdays.slice(start), ...weekdays.slice(0, start)];
  return week.slice(0, week.findIndex((name) => name === lastDay) + 1);
}

/**
 * Converts a time to the 24-hour clock.
 * @example to24Hour("5:00 PM") // "17:00"
 * @returns `undefined` for an invalid time
 */
export function to24Hour(time: string): string | undefined {
  const [, hours, minutes, half] = clockTimePattern.exec(time) ?? [];
  if (!hours || !minutes) return undefined;
  const hour = (Number(hours) % 12) + (half === "P" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}
