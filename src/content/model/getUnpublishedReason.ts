import { isIsoDay } from "../../shared/dates";
import type { UnpublishedReason } from "../../site/publication";
import type { ContentType } from "./contentType";

/**
 * Returns the reason why an entry is unpublished: draft, scheduled for a later day, or both.
 * @param data front matter before validation
 * @param today the day in the company's time zone, `YYYY-MM-DD`
 * @returns `undefined` if the entry is published
 */
export function getUnpublishedReason(
  { publishDateField }: ContentType,
  data: Readonly<Record<string, unknown>>,
  today: string,
): UnpublishedReason | undefined {
  const draft = data.draft === true;
  const date = publishDateField && data[publishDateField];
  const day = typeof date === "string" && isIsoDay(date) ? date : "";
  const isScheduled = day > today;
  if (!draft && !isScheduled) return undefined;
  return { draft, ...(isScheduled && { scheduled: day }) };
}
