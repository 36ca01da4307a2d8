import { isoDay } from "./isoDay";

/** The company's time zone, which decides when its days begin. */
export const timeZone = "America/Los_Angeles";

/** The company's day at a moment, by default now: `YYYY-MM-DD`. */
export const companyDay = isoDay(timeZone);
