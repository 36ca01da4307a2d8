import { isoDayIn } from "./isoDay";

/** Where the company is: its days begin and end there. */
export const timeZone = "America/Los_Angeles";

const dayOf = isoDayIn(timeZone);

/** The day it is for the company at a moment, `YYYY-MM-DD`. */
export const companyDay = (moment = new Date()): string => dayOf(moment);
