import { formatBoxCount } from "../plannerTexts";
import {
  formatTruckLoad,
  inferHomeSize,
  estimateWeight,
  formatRoundedRange,
  formatShortVolume,
  formatVolume,
  formatNumber,
} from "./volumes";
import { collapseWhitespace } from "../plan/plan";
import type { Plan } from "../plan/plan";
import type {
  HomeSize,
  InventoryItem,
  TruckLoad,
  InventoryRoom,
  VolumeTotals,
} from "./volumes";

/** ID of the inventory item that counts the boxes of the box list. */
export const mediumBoxItemId = "medium-box";

/**
 * Counts and describes the boxes of the box list that the inventory lacks. The text is empty
 * if there are none.
 */
export function summarizeUncountedBoxes({ boxes, counts }: Plan): {
  readonly count: number;
  readonly text: string;
} {
  const countedInInventory = Object.entries(counts)
    .filter(([id]) => /(-box|^dish-pack)$/.test(id))
    .reduce((sum, [, count]) => sum + count, 0);
  const count = Math.max(boxes.length - countedInInventory, 0);
  return {
    count,
    text:
      count > 0
        ? `${formatBoxCount(boxes.length)} on the box list, ${countedInInventory} in the inventory`
        : "",
  };
}

/** Content for estimates: the rooms with their items, and the home sizes. */
export interface PlannerCatalog {
  readonly rooms: readonly InventoryRoom[];
  readonly homes: readonly Queries.PlanHomeFragment[];
}

/** Items under a heading. */
export interface ItemList {
  readonly heading: string;
  readonly items: readonly {
    readonly text: string;
    readonly pieces: number;
    /** Volume of all pieces together. */
    readonly cubicFeet: number;
  }[];
}

const buildCustomList = ({ customItems }: Plan): ItemList => ({
  heading: "Other items",
  items: customItems.map(({ name, cubicFeet, count }) => ({
    text: `${count} ${name} (${formatShortVolume(cubicFeet)})`,
    pieces: count,
    cubicFeet: count * cubicFeet,
  })),
});

/** Builds a list of counted items, such as "2 Sofa", with the answers about them. */
const buildCountedList = (
  heading: string,
  items: readonly InventoryItem[],
  { counts, itemNotes }: Plan,
): ItemList => ({
  heading,
  items: items.flatMap(({ id, name, cubicFeet }) => {
    const pieces = counts[id] ?? 0;
    const note = collapseWhitespace(itemNotes[id] ?? "");
    const text = `${pieces} ${name}`;
    const textWithNote = note ? `${text} (${note})` : text;
    return pieces > 0
      ? [{ text: textWithNote, pieces, cubicFeet: pieces * cubicFeet }]
      : [];
  }),
});

/** Formats the items of a list in one line, such as "1 Desk; 2 Office chair". */
export const formatItems = (items: ItemList["items"]): string =>
  items.map(({ text }) => text).join("; ");

/** Formats a list in one line, such as "Office: 1 Desk; 2 Office chair". */
export const formatItemList = ({ heading, items }: ItemList): string =>
  `${heading}: ${formatItems(items)}`;

/**
 * Builds the lists of a plan's items, without empty ones: special items, the others by
 * room, and custom items.
 * @param isSpecial defaults to none
 */
export const buildItemLists = (
  rooms: readonly InventoryRoom[],
  plan: Plan,
  isSpecial: (item: InventoryItem) => boolean = () => false,
): readonly ItemList[] =>
  [
    buildCountedList(
      "Special items",
      rooms.flatMap(({ items }) => items.filter(isSpecial)),
      plan,
    ),
    ...rooms.map(({ name, items }) =>
      buildCountedList(
        name,
        items.filter((item) => !isSpecial(item)),
        plan,
      ),
    ),
    buildCustomList(plan),
  ].filter(({ items }) => items.length > 0);

/**
 * Finds the home size that the visitor chose; defaults to the home size that the plan's
 * items match.
 */
export const resolveHomeSize = <H extends HomeSize>(
  rooms: readonly InventoryRoom[],
  homes: readonly H[],
  plan: Plan,
): H | undefined =>
  homes.find(({ size }) => size === plan.home) ??
  inferHomeSize(rooms, homes, plan);

/** Formats the volume, its range, the weight and the truck load, one line each. */
export const formatLoadLines = (
  { typical, low, high }: VolumeTotals,
  load: TruckLoad,
): readonly string[] => [
  formatVolume(typical),
  `${formatRoundedRange(low, high)} with smaller or larger items`,
  `About ${formatNumber(estimateWeight(typical))} pounds`,
  formatTruckLoad(load),
];
