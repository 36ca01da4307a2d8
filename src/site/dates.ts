/**
 * Returns a function that gives the calendar day of a moment, `YYYY-MM-DD`.
 * @param timeZone by default that of the browser or machine
 */
export function isoDay(timeZone?: string): (moment?: Date) => string {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (moment = new Date()) => {
    // By parts, because the order in which a language writes them has changed.
    const { year, month, day } = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, value]),
    );
    return `${year}-${month}-${day}`;
  };
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // `Date` may turn 31 February into 3 March.
  return new Date(time || 0).toISOString().startsWith(text);
}

/**
 * A day in words.
 * @example longDate("2026-12-01") // "December 1, 2026"
 * @param day `YYYY-MM-DD`; what is no day, such as a placeholder, stays as it is
 */
export const longDate = (day: string): string =>
  isDay(day)
    ? new Date(day).toLocaleDateString("en-US", {
        dateStyle: "long",
        timeZone: "UTC",
      })
    : day;

/** The company's time zone, which decides when its days begin. */
export const timeZone = "America/Los_Angeles";

/** The company's day at a moment, by default now: `YYYY-MM-DD`. */
export const companyDay = (moment?: Date): string => isoDay(timeZone)(moment);

/** Why content is not published. Only `develop` shows it. */
export interface Pending {
  readonly draft: boolean;
  /** The future day of its publication, `YYYY-MM-DD`, if it is scheduled. */
  readonly scheduled?: string;
}

const days = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

type Day = (typeof days)[number];

const day = `(${days.join("|")})`;

/** Matches a day or a range of days: `Saturday`, `Monday to Friday`. */
export const dayRange = new RegExp(`^${day}(?: to ${day})?$`);

/** Matches a time: `9:00 AM`. */
export const clockTime = /^(1[0-2]|[1-9]):([0-5]\d) ([AP])M$/;

/** The days of a range, which may cross the end of the week. */
export function daysIn(range: string): Day[] {
  const [, first, last = first] = dayRange.exec(range) ?? [];
  const start = days.findIndex((name) => name === first);
  if (start < 0) return [];
  const week = [...days.slice(start), ...days.slice(0, start)];
  return week.slice(0, week.findIndex((name) => name === last) + 1);
}

/**
 * Converts a time to the 24-hour clock.
 * @example hourAndMinute("5:00 PM") // "17:00"
 * @returns `undefined` for an invalid time
 */
export function hourAndMinute(time: string): string | undefined {
  const [, hours, minutes, half] = clockTime.exec(time) ?? [];
  if (!hours || !minutes) return undefined;
  const hour = (Number(hours) % 12) + (half === "P" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}
