import { timeZone } from "../../site/dates";

const format = new Intl.DateTimeFormat("en-US", {
  timeZone,
  timeZoneName: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/**
 * A moment by the company's clock, for its owner.
 * @example companyTime("2026-12-02T01:30:00Z") // "Dec 1, 2026, 5:30 PM PST"
 */
export const companyTime = (moment: string): string =>
  format.format(new Date(moment));
