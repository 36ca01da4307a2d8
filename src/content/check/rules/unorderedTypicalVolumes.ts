import { homeSizes, homeSizeValues } from "../../model/contentTypes/homeSizes";
import { inventoryRoom } from "../../model/contentTypes/inventoryRoom";
import { countKeysBySize, sumTypicalCounts } from "../../model/typicalCounts";
import type { Rule, RuleFile } from "../rule";

const countPath = /^items\.(\d+)\.homes\.(\w+)$/;

/** Sums the cubic feet of all items by the key of their count. */
function sumVolumes(rooms: readonly RuleFile[]) {
  const sums: Record<string, number> = {};
  for (const { values } of rooms) {
    const valueByPath = new Map(
      values.map(({ fieldPath, value }) => [fieldPath, value]),
    );
    for (const { fieldPath, value } of values) {
      const [, index, key] = countPath.exec(fieldPath) ?? [];
      if (!index || !key) continue;
      const cubicFeet = valueByPath.get(`items.${index}.cubicFeet`);
      const volume = Number(cubicFeet) * Number(value);
      sums[key] = (sums[key] ?? 0) + volume;
    }
  }
  return sums;
}

/**
 * Finds homes whose typical items have no larger volume than those of the home above, such
 * as a size whose counts no item has.
 */
export const unorderedTypicalVolumes: Rule = ({ files }) => {
  const rooms = files.filter(
    ({ contentType, unpublished }) =>
      contentType === inventoryRoom && !unpublished,
  );
  const sums = sumVolumes(rooms);
  const volumes = homeSizeValues.map((size) => sumTypicalCounts(sums, size));
  return files
    .filter(({ contentType }) => contentType === homeSizes)
    .flatMap(({ file }) =>
      homeSizeValues.flatMap((size, index) => {
        const [before, volume] = [volumes[index - 1] ?? 0, volumes[index] ?? 0];
        const keys = countKeysBySize[size].join(" + ");
        const message = `Write how many such a home has (${keys}) under \`homes\` of more items in content/inventory: they fill ${volume} cubic feet, no more than the ${before} of the home above.`;
        // False for NaN: `validateContentFile` reports values that aren't numbers.
        return volume <= before
          ? [{ file, fieldPath: `homes.${index}.size`, value: size, message }]
          : [];
      }),
    );
};
