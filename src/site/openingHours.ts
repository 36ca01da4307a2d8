type OpeningHours = Queries.SiteFacts["hours"];

/** Formats the times of an entry, such as "9:00 AM to 5:00 PM". */
export const formatTimes = ({ opens, closes }: OpeningHours[number]): string =>
  `${opens} to ${closes}`;

/**
 * Formats opening hours in one line, such as
 * "Monday to Saturday, 9:00 AM to 5:00 PM; Sunday, 10:00 AM to 2:00 PM".
 */
export const formatOpeningHours = (hours: OpeningHours): string =>
  hours.map((entry) => `${entry.days}, ${formatTimes(entry)}`).join("; ");
