import { companyTimeZone } from "../../shared/dates";

const formatter = new Intl.DateTimeFormat("en-US", {
  timeZone: companyTimeZone,
  timeZoneName: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/**
 * Formats a time in the company's time zone.
 * @example formatCompanyTime("2026-12-02T01:30:00Z") // "Dec 1, 2026, 5:30 PM PST"
 */
export const formatCompanyTime = (isoTime: string): string =>
  formatter.format(new Date(isoTime));
