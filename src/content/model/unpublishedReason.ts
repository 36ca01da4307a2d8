import { isIsoDay } from "../../shared/dates";
import type { Unpublished } from "../../site/publication";
import type { ContentType } from "./contentType";

/**
 * Why an entry is not published on a day; `undefined` if it is. The values may
 * be unchecked.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function unpublishedReason(
  { publishDateField }: ContentType,
  data: Readonly<Record<string, unknown>>,
  today: string,
): Unpublished | undefined {
  const draft = data.draft === true;
  const date = publishDateField && data[publishDateField];
  const day = typeof date === "string" && isIsoDay(date) ? date : "";
  const isScheduled = day > today;
  if (!draft && !isScheduled) return undefined;
  return { draft, ...(isScheduled && { scheduled: day }) };
}
