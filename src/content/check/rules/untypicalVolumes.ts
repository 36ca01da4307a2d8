import { homeSizes, homeSizeValues } from "../../model/contentTypes/homeSizes";
import { inventoryRoom } from "../../model/contentTypes/inventoryRoom";
import { countKeysBySize, sumTypicalCounts } from "../../model/typicalCounts";
import type { TypicalCounts } from "../../model/typicalCounts";
import type { Rule } from "../rule";

interface Item {
  readonly cubicFeet: number;
  readonly homes?: TypicalCounts;
}

interface Home {
  readonly cubicFeet?: { readonly low: number; readonly high: number };
}

/**
 * Finds homes whose typical items have a volume outside the range of the home: an inventory
 * of them would match another home. Without a range, they fill more than those of the home
 * above. Expects files without errors.
 */
export const untypicalVolumes: Rule = ({ files }) => {
  const items = files
    .filter(
      ({ contentType, unpublished }) =>
        contentType === inventoryRoom && !unpublished,
    )
    .flatMap(({ data }) => data.items as readonly Item[]);
  const volumes = homeSizeValues.map((size) =>
    items.reduce(
      (sum, { cubicFeet, homes = {} }) =>
        sum + cubicFeet * sumTypicalCounts(homes, size),
      0,
    ),
  );
  return files
    .filter(({ contentType }) => contentType === homeSizes)
    .flatMap(({ file, data }) =>
      homeSizeValues.flatMap((size, index) => {
        const { cubicFeet } = (data.homes as readonly Home[])[index] ?? {};
        const low = cubicFeet?.low ?? volumes[index - 1] ?? 0;
        const high = cubicFeet?.high ?? Infinity;
        const volume = volumes[index] ?? 0;
        if (volume > low && volume <= high) return [];
        const limit =
          volume > high ? `more than ${high}` : `no more than ${low}`;
        const keys = countKeysBySize[size].join(" + ");
        const message = `Change how many such a home has (${keys}) under \`homes\` of items in content/inventory, or cubicFeet here: the items fill ${volume} cubic feet, ${limit}.`;
        const fieldPath = `homes.${index}.size`;
        return [{ file, fieldPath, value: size, message }];
      }),
    );
};
