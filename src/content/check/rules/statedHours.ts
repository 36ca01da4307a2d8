import { expandWeekdayRange } from "../../../shared/dates";
import { buildPhrasePattern } from "../../read/createLineLookup";
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

const buildTimesRule = (opens: string, closes = ""): ScopedPatternRule => ({
  pattern: new RegExp(
    `${buildPhrasePattern(opens).source}.{1,9}?${buildPhrasePattern(closes).source}`,
    "gs",
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
