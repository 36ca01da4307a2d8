/**
 * Creates a function that formats a moment, by default now, as `YYYY-MM-DD`.
 * @param timeZone IANA name; defaults to the time zone of the browser or machine
 */
export function createIsoDayFormatter(
  timeZone?: string,
): (moment?: Date) => string {
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (moment = new Date()) => {
    // Joins the parts itself, because their order in a locale may change.
    const { year, month, day } = Object.fromEntries(
      formatter.formatToParts(moment).map(({ type, value }) => [type, value]),
    );
    return `${year}-${month}-${day}`;
  };
}

/** Whether a text is a calendar day, `YYYY-MM-DD`. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // `Date` may turn 31 February into 3 March.
  return new Date(time || 0).toISOString().startsWith(text);
}

/**
 * Formats a day in words.
 * @example formatLongDate("2026-12-01") // "December 1, 2026"
 * @param day `YYYY-MM-DD`; another text, such as a placeholder, is returned unchanged
 */
export const formatLongDate = (day: string): string =>
  isIsoDay(day)
    ? new Date(day).toLocaleDateString("en-US", {
        dateStyle: "long",
        timeZone: "UTC",
      })
    : day;

/** IANA name of the company's time zone. */
export const companyTimeZone = "America/Los_Angeles";

/** Returns the day of a moment, by default now, in the company's time zone, as `YYYY-MM-DD`. */
export const getCompanyDay = (moment?: Date): string =>
  createIsoDayFormatter(companyTimeZone)(moment);

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

/** Matches a weekday or a range of weekdays: `Saturday`, `Monday to Friday`. */
export const weekdayRangePattern = new RegExp(
  `^${dayPattern}(?: to ${dayPattern})?$`,
);

/** Matches a time of the 12-hour clock: `9:00 AM`. */
export const clockTimePattern = /^(1[0-2]|[1-9]):([0-5]\d) ([AP])M$/;

/** Lists the weekdays of a range, which may go beyond Sunday; none for an invalid range. */
export function expandWeekdayRange(range: string): Weekday[] {
  const match = weekdayRangePattern.exec(range) ?? [];
  const [, firstDay, lastDay = firstDay] = match;
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
