import { resource } from "../../model/contentTypes/resource";
import type { Rule } from "../rule";

const weeksPath = /^timeline\.steps\.\d+\.weeksBefore$/;

/**
 * Finds steps of a timeline that aren't closer to the move than the step above. Two steps
 * can't have the same week, which identifies a step's calendar event.
 */
export const unorderedSteps: Rule = ({ files }) =>
  files
    .filter(({ contentType }) => contentType === resource)
    .flatMap(({ file, values }) => {
      const weeks = values.filter(({ fieldPath }) => weeksPath.test(fieldPath));
      return weeks.flatMap(({ fieldPath, value }, index) => {
        const before = weeks[index - 1]?.value;
        // `validateContentFile` reports values that aren't numbers.
        if (typeof before !== "number" || typeof value !== "number") return [];
        if (value < before) return [];
        const message = `Write less than ${before}, the weeks of the step above, or move the step: steps stand from the earliest to the move.`;
        return [{ file, fieldPath, value, message }];
      });
    });
