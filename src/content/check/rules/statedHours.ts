import { clockTimePattern, expandWeekdayRange } from "../../../shared/dates";
import { companySettingsFile } from "../../model/contentTypes/company";
import { findPatternErrors } from "../findPatternErrors";
import type { ScopedPatternRule } from "../findPatternErrors";
import { listObjects } from "../rule";
import type { Rule, RuleFile } from "../rule";

interface Hours {
  readonly days: string;
  readonly opens: string;
  readonly closes: string;
}

/** Lists the opening hours. A missing value is a text that isn't valid. */
const listHours = (settings: RuleFile): Hours[] =>
  listObjects(settings, "hours").map(({ days, opens, closes }) => ({
    days: String(days),
    opens: String(opens),
    closes: String(closes),
  }));

/** Whether both are times, which are safe in a pattern: `validateContentFile` reports others. */
const hasValidTimes = ({ opens, closes }: Hours): boolean =>
  clockTimePattern.test(opens) && clockTimePattern.test(closes);

/** Builds the source of a pattern that also finds "9 AM" and "9:00 a.m." for "9:00 AM". */
const buildTimePattern = (time: string): string =>
  time.replace(":00", "(?::00)?").replace(/ ([AP])M$/, "\\s*$1\\.?M\\b");

/** Returns "9" for "9:00 AM". */
const withoutHalf = (time: string): string =>
  time.replace(/(?::00)? [AP]M$/, "");

/** Source of what is open at the times that follow. */
const subjects =
  "(?:we (?:answer|close|open|are open)|call us|reach us|our (?:office|phone))";

function buildTimesRules({ opens, closes }: Hours): ScopedPatternRule[] {
  const from = buildTimePattern(opens);
  const to = buildTimePattern(closes);
  return [
    String.raw`\b${from}.{1,9}?\b${to}`,
    // "9 to 5", "between 9 and 5"
    String.raw`\b${withoutHalf(opens)}(?:\sto\s|[-–])${withoutHalf(closes)}\b`,
    String.raw`\bbetween\s${withoutHalf(opens)}\sand\s${withoutHalf(closes)}\b`,
    // "Call us any day until 5 PM", "Our office closes at 5 PM". Offices of others have hours, too.
    String.raw`\b(?:${subjects}(?:\s\w+){0,3}|call)\s(?:at|before|after|from|until)\s(?:${from}|${to})`,
  ].map((source) => ({
    pattern: new RegExp(source, "gis"),
    message: "Write {hours} instead: they change everywhere at once.",
  }));
}

const buildDaysRule = (closedDays: readonly string[]): ScopedPatternRule => ({
  pattern: /\bseven days a week\b|\b(?:call|reach us|open) any day\b/gi,
  message: `Compare it with the company's opening hours: there are none on ${closedDays.join(", ")}.`,
});

/** Finds texts that spell out the opening hours, or that speak of a day without any. */
export const statedHours: Rule = ({ files }) => {
  const hours = files
    .filter(({ contentFile }) => contentFile.path === companySettingsFile)
    .flatMap(listHours);
  const openDays = hours.flatMap(({ days }) => expandWeekdayRange(days));
  const closedDays = expandWeekdayRange("Monday to Sunday").filter(
    (day) => !openDays.includes(day),
  );
  const patternRules = [
    ...hours.filter(hasValidTimes).flatMap(buildTimesRules),
    ...(closedDays.length > 0 ? [buildDaysRule(closedDays)] : []),
  ];
  return files.flatMap(({ contentFile }) =>
    findPatternErrors(contentFile, patternRules),
  );
};
