import { homeSizes, homeSizeValues } from "../../model/contentTypes/homeSizes";
import type { FieldValue } from "../../model/listFieldValues";
import type { Rule } from "../rule";

const homePath = /^homes\.\d+$/;
const sizePath = /^homes\.\d+\.size$/;
const volumePath = /^homes\.\d+\.cubicFeet\.(?:low|high)$/;

/** Finds volumes of homes that begin below the end of the home above. */
function findOverlaps(file: string, values: readonly FieldValue[]) {
  const limits = values.filter(({ fieldPath }) => volumePath.test(fieldPath));
  return limits.flatMap(({ fieldPath, value }, index) => {
    const before = limits[index - 1]?.value;
    // `validateContentFile` reports values that aren't numbers, and ranges that end too early.
    if (typeof before !== "number" || typeof value !== "number") return [];
    if (value >= before || !fieldPath.endsWith("low")) return [];
    const message = `Write at least ${before}, or let the home above end at ${value} or below: ranges may touch, but not overlap.`;
    return [{ file, fieldPath, value, message }];
  });
}

const numberPath = /^homes\.(\d+)\.(.+)$/;

/** Finds numbers that are smaller than in the home above, such as of adults or boxes. */
function findDecreases(file: string, values: readonly FieldValue[]) {
  const valueByPath = new Map(
    values.map(({ fieldPath, value }) => [fieldPath, value]),
  );
  return values.flatMap(({ fieldPath, value }) => {
    const [, index, name = ""] = numberPath.exec(fieldPath) ?? [];
    const before = valueByPath.get(`homes.${Number(index) - 1}.${name}`);
    if (typeof before !== "number" || typeof value !== "number") return [];
    if (value >= before) return [];
    const message = `Write at least ${before}, as in the home above: a larger one needs no less.`;
    return [{ file, fieldPath, value, message }];
  });
}

/**
 * Finds homes that are missing, repeated or out of order, those whose volume overlaps that of
 * the home above, those that need less than it, and those without a volume. Only the largest
 * may lack it: nothing says where it ends.
 */
export const invalidHomes: Rule = ({ files }) =>
  files
    .filter(({ contentType }) => contentType === homeSizes)
    .flatMap(({ file, values }) => {
      const sizes = values.filter(({ fieldPath }) => sizePath.test(fieldPath));
      const sizeList = sizes.map(({ value }) => value).join(", ");
      const expectedList = homeSizeValues.join(", ");
      if (sizeList !== expectedList) {
        const message = `Write a home for each move size of the quote form, in this order: ${expectedList}.`;
        return [{ file, fieldPath: "homes", value: sizeList, message }];
      }
      const fieldPaths = values.map(({ fieldPath }) => fieldPath);
      const missing = fieldPaths
        .filter((fieldPath) => homePath.test(fieldPath))
        .slice(0, -1)
        .filter((home) => !fieldPaths.includes(`${home}.cubicFeet`))
        .map((fieldPath) => ({
          file,
          fieldPath,
          message:
            "Add cubicFeet: without it no inventory matches this home. Only the largest may lack it.",
        }));
      return [
        ...missing,
        ...findOverlaps(file, values),
        ...findDecreases(file, values),
      ];
    });
