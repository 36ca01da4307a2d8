/** The date formats of the site's queries, as options of `Intl`. */
const formats: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  YYYY: { year: "numeric" },
  "MMMM YYYY": { year: "numeric", month: "long" },
  "MMMM D, YYYY": { year: "numeric", month: "long", day: "numeric" },
};

/**
 * Formats a day as Gatsby does. A placeholder stays as it is.
 * @param format in the notation of Moment.js
 * @throws when the format is not in the list above
 */
export function dateText(value: string, format: string): string {
  const options = formats[format];
  if (!options) throw new Error(`Previews can't format dates as ${format}`);
  const date = new Date(value);
  return Number.isNaN(date.getTime())
    ? value
    : date.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
}
