import { interpolate } from "../shared/text";

type OpeningHours = Queries.SiteFacts["hours"];

/**
 * Formats opening hours in one line, such as
 * "Monday to Saturday, 9:00 AM to 5:00 PM; Sunday, 10:00 AM to 2:00 PM".
 * @param times wording of a day's times, with `{opens}` and `{closes}`
 */
export const formatOpeningHours = (
  hours: OpeningHours,
  times = "{opens} to {closes}",
): string =>
  hours
    .map((entry) => `${entry.days}, ${interpolate(times, entry)}`)
    .join("; ");
