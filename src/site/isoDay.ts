/**
 * Formats days as `YYYY-MM-DD`, the date format of Canadian English.
 * @param timeZone by default that of the machine
 */
export function isoDayIn(timeZone?: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone });
  return (moment) => format.format(moment);
}
