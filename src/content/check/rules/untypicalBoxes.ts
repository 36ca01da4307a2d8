import { homeSizes } from "../../model/contentTypes/homeSizes";
import type { HomeSizeValue } from "../../model/typicalCounts";
import type { Rule } from "../rule";
import { listTypicalItems, sumTypicalItems } from "./typicalItems";

interface Home {
  readonly size: HomeSizeValue;
  readonly boxes: { readonly low: number; readonly high: number };
}

/** Items that the range `boxes` of a home counts together. */
const boxIds: readonly string[] = ["small-box", "medium-box", "large-box"];

/** Finds homes whose typical boxes are outside their range of boxes. Expects files without errors. */
export const untypicalBoxes: Rule = ({ files }) => {
  const boxItems = listTypicalItems(files).filter(({ id }) =>
    boxIds.includes(id),
  );
  if (boxItems.length === 0) return [];
  return files
    .filter(({ contentType }) => contentType === homeSizes)
    .flatMap(({ file, data }) =>
      (data.homes as readonly Home[]).flatMap(({ size, boxes }, index) => {
        const count = sumTypicalItems(boxItems, size, () => 1);
        if (count >= boxes.low && count <= boxes.high) return [];
        const message = `Change \`homes\` of ${boxIds.join(", ")} in content/inventory, or boxes here: the inventory has ${count}.`;
        const fieldPath = `homes.${index}.boxes`;
        return [{ file, fieldPath, value: size, message }];
      }),
    );
};
