import { homeSizes, homeSizeValues } from "../../model/contentTypes/homeSizes";
import { countKeysBySize } from "../../model/typicalCounts";
import type { Rule } from "../rule";
import { listTypicalItems, sumTypicalItems } from "./typicalItems";

interface Home {
  readonly cubicFeet?: { readonly low: number; readonly high: number };
}

/**
 * Finds homes whose typical items have a volume outside the range of the home: an inventory
 * of them would match another home. Without a range, they fill more than those of the home
 * above. Expects files without errors.
 */
export const untypicalVolumes: Rule = ({ files }) => {
  const items = listTypicalItems(files);
  const volumes = homeSizeValues.map((size) =>
    sumTypicalItems(items, size, ({ cubicFeet }) => cubicFeet),
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
