/**
 * Returns a function that gives the calendar day of a moment, `YYYY-MM-DD`.
 * @param timeZone by default that of the browser or machine
 */
export function isoDay(timeZone?: string): (moment?: Date) => string {
  // Canadian English writes dates in the order of ISO 8601.
  const format = new Intl.DateTimeFormat("en-CA", { timeZone });
  return (moment = new Date()) => format.format(moment);
}
