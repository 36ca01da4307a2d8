import { expandWeekdayRange } from "../../../shared/dates";
import { companySettingsFile } from "../../model/contentTypes/company";
import { findPatternErrors } from "../findPatternErrors";
import type { ScopedPatternRule } from "../findPatternErrors";
import type { Rule, RuleFile } from "../rule";

/** Lists the values of one field, such as `days`, of all opening hours. */
const listValues = (settings: RuleFile | undefined, name: string): string[] =>
  (settings?.values ?? [])
    .filter(({ fieldPath }) => /^hours\.\d+\./.test(fieldPath))
    .filter(({ fieldPath }) => fieldPath.endsWith(`.${name}`))
    .map(({ value }) => String(value));

/** Builds the source of a pattern that also finds "9 AM" and "9:00 a.m." for "9:00 AM". */
const buildTimePattern = (time: string): string =>
  time.replace(":00", "(?::00)?").replace(/ ([AP])M$/, "\\s*$1\\.?M\\b");

const buildTimesRule = (opens: string, closes = ""): ScopedPatternRule => ({
  pattern: new RegExp(
    String.raw`\b${buildTimePattern(opens)}.{1,9}?\b${buildTimePattern(closes)}`,
    "gis",
  ),
  message: "Write {hours} instead: they change everywhere at once.",
});

const buildDaysRule = (closedDays: readonly string[]): ScopedPatternRule => ({
  pattern: /\bseven days a week\b|\b(?:call|reach us|open) any day\b/gi,
  message: `Compare it with the company's opening hours: there are none on ${closedDays.join(", ")}.`,
});

/** Finds texts that spell out the opening hours, or that speak of a day without any. */
export const statedHours: Rule = ({ files }) => {
  const settings = files.find(
    ({ contentFile }) => contentFile.path === companySettingsFile,
  );
  const openDays = listValues(settings, "days").flatMap(expandWeekdayRange);
  const closedDays = expandWeekdayRange("Monday to Sunday").filter(
    (day) => !openDays.includes(day),
  );
  const closingTimes = listValues(settings, "closes");
  const patternRules = [
    ...listValues(settings, "opens").map((opens, index) =>
      buildTimesRule(opens, closingTimes[index]),
    ),
    ...(closedDays.length > 0 ? [buildDaysRule(closedDays)] : []),
  ];
  return files.flatMap(({ contentFile }) =>
    findPatternErrors(contentFile, patternRules),
  );
};
