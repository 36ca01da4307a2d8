import { inventoryRoom } from "../../model/contentTypes/inventoryRoom";
import { sumTypicalCounts } from "../../model/typicalCounts";
import type { HomeSizeValue, TypicalCounts } from "../../model/typicalCounts";
import type { RuleFile } from "../rule";

interface InventoryItem {
  readonly id: string;
  readonly cubicFeet: number;
  readonly homes?: TypicalCounts;
}

/** Lists the items that a typical home may have: those of published rooms. Expects files without errors. */
export const listTypicalItems = (
  files: readonly RuleFile[],
): readonly InventoryItem[] =>
  files
    .filter(
      ({ contentType, unpublished }) =>
        contentType === inventoryRoom && !unpublished,
    )
    .flatMap(({ data }) => data.items as readonly InventoryItem[]);

/**
 * Adds up what a typical home of a size has of items.
 * @param amountOf what one item adds, such as its volume
 */
export const sumTypicalItems = (
  items: readonly InventoryItem[],
  size: HomeSizeValue,
  amountOf: (item: InventoryItem) => number,
): number =>
  items.reduce(
    (sum, item) =>
      sum + amountOf(item) * sumTypicalCounts(item.homes ?? {}, size),
    0,
  );
