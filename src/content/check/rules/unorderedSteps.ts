import { resource } from "../../model/contentTypes/resource";
import type { Rule } from "../rule";

const weeksPath = /^timeline\.steps\.\d+\.weeksBefore$/;

/**
 * Finds steps of a timeline that don't come closer to the move than the step before: a
 * step ends where the next one begins, and its event in calendars is known by its week.
 */
export const unorderedSteps: Rule = ({ files }) =>
  files
    .filter(({ contentType }) => contentType === resource)
    .flatMap(({ file, values }) => {
      const weeks = values.filter(({ fieldPath }) => weeksPath.test(fieldPath));
      return weeks.flatMap(({ fieldPath, value }, index) => {
        const before = weeks[index - 1]?.value;
        // Other values have errors of their own.
        if (typeof before !== "number" || typeof value !== "number") return [];
        if (value < before) return [];
        const message = `Write less than ${before}, the weeks of the step above, or move the step: steps stand from the earliest to the move.`;
        return [{ file, fieldPath, value, message }];
      });
    });
