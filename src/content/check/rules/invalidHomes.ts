import { homeSizes, homeSizeValues } from "../../model/contentTypes/homeSizes";
import type { Rule } from "../rule";

const homePath = /^homes\.\d+$/;
const sizePath = /^homes\.\d+\.size$/;

/**
 * Finds homes that are missing, repeated or out of order, and those without a volume. Only the
 * largest may lack it: nothing says where it ends.
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
      return fieldPaths
        .filter((fieldPath) => homePath.test(fieldPath))
        .slice(0, -1)
        .filter((home) => !fieldPaths.includes(`${home}.cubicFeet`))
        .map((fieldPath) => ({
          file,
          fieldPath,
          message:
            "Add cubicFeet: without it no inventory matches this home. Only the largest may lack it.",
        }));
    });
