import { isDay } from "../../site/dates";
import type { Pending } from "../../site/dates";
import type { Kind } from "./kind";

/**
 * Why an entry is not published on a day; `undefined` if it is. The values may
 * be unchecked.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function publishState(
  { publishedOn }: Kind,
  data: Readonly<Record<string, unknown>>,
  today: string,
): Pending | undefined {
  const draft = data.draft === true;
  const date = publishedOn && data[publishedOn];
  const day = typeof date === "string" && isDay(date) ? date : "";
  const isScheduled = day > today;
  if (!draft && !isScheduled) return undefined;
  return { draft, ...(isScheduled && { scheduled: day }) };
}
