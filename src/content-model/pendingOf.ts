import type { Pending } from "../site/pending";
import type { Kind } from "./kind";

/**
 * Why an entry isn't published on a day, or nothing if it is. The values need
 * not be of the right type.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function pendingOf(
  { publishedOn }: Kind,
  data: Readonly<Record<string, unknown>>,
  today: string,
): Pending | undefined {
  const draft = data.draft === true;
  const date = publishedOn && data[publishedOn];
  const day = typeof date === "string" ? date.slice(0, 10) : "";
  const isScheduled = day > today;
  if (!draft && !isScheduled) return undefined;
  return { draft, ...(isScheduled && { scheduled: day }) };
}
