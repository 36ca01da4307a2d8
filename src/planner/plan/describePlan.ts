import { countedBoxes, loadText } from "../words";
import { oneLine } from "./plan";
import type { Plan } from "./plan";
import {
  matchHomeSize,
  estimateWeight,
  formatRange,
  formatVolume,
  roundForDisplay,
  formatNumber,
} from "./volumes";
import type { Home, Item, Load, Room, Totals } from "./volumes";

/** The item of the inventory as which a numbered box is counted. */
export const usualBox = "medium-box";

/**
 * How many numbered boxes of a plan aren't among the boxes that its inventory counts, and
 * that in words; empty if they are.
 */
export function uncountedBoxes({ boxes, counts }: Plan): {
  readonly count: number;
  readonly text: string;
} {
  const listed = Object.entries(counts)
    .filter(([id]) => /(-box|^dish-pack)$/.test(id))
    .reduce((sum, [, count]) => sum + count, 0);
  const count = Math.max(boxes.length - listed, 0);
  return {
    count,
    text:
      count > 0
        ? `${countedBoxes(boxes.length)} on the box list, ${listed} in the inventory`
        : "",
  };
}

export interface PlanContent {
  readonly rooms: readonly Room[];
  readonly homes: readonly Queries.PlanHomeFragment[];
}

/** Items under a heading, which can be shortened one by one. */
export interface ItemList {
  readonly label: string;
  readonly items: readonly {
    readonly text: string;
    readonly pieces: number;
    /** Of all pieces together. */
    readonly cubicFeet: number;
  }[];
}

const customList = ({ customItems }: Plan): ItemList => ({
  label: "Other items",
  items: customItems.map(({ name, cubicFeet, count }) => ({
    text: `${count} ${name} (${cubicFeet} ft³)`,
    pieces: count,
    cubicFeet: count * cubicFeet,
  })),
});

/** The counted items under a heading, such as "2 Sofa", with what was said of them. */
const countedList = (
  label: string,
  items: readonly Item[],
  { counts, itemNotes }: Plan,
): ItemList => ({
  label,
  items: items.flatMap(({ id, name, cubicFeet }) => {
    const pieces = counts[id] ?? 0;
    const note = oneLine(itemNotes[id] ?? "");
    const text = `${pieces} ${name}${note && ` (${note})`}`;
    return pieces > 0 ? [{ text, pieces, cubicFeet: pieces * cubicFeet }] : [];
  }),
});

/** A list in one line, such as "Office: 1 Desk; 2 Office chair". */
export const listLine = ({ label, items }: ItemList): string =>
  `${label}: ${items.map(({ text }) => text).join("; ")}`;

/**
 * The items of a plan: perhaps those about which the inventory asks first, then the rest
 * by room, and the visitor's own.
 */
export const itemLists = (
  rooms: readonly Room[],
  plan: Plan,
  isSpecial: (item: Item) => boolean = () => false,
): readonly ItemList[] =>
  [
    countedList(
      "Special items",
      rooms.flatMap(({ items }) => items.filter(isSpecial)),
      plan,
    ),
    ...rooms.map(({ name, items }) =>
      countedList(
        name,
        items.filter((item) => !isSpecial(item)),
        plan,
      ),
    ),
    customList(plan),
  ].filter(({ items }) => items.length > 0);

/**
 * The size of home that a plan is about: the one that the visitor chose, or else
 * the one that the list matches.
 */
export const homeOfPlan = <H extends Home>(
  rooms: readonly Room[],
  homes: readonly H[],
  plan: Plan,
): H | undefined =>
  homes.find(({ size }) => size === plan.home) ??
  matchHomeSize(rooms, homes, plan);

/** Cubic feet, their range, their weight, and how they fit a truck. */
export const loadLines = (
  { typical, low, high }: Totals,
  load: Load,
): readonly string[] => [
  formatVolume(typical),
  `${formatRange(roundForDisplay(low), roundForDisplay(high))} with smaller or larger items`,
  `About ${formatNumber(estimateWeight(typical))} pounds`,
  loadText(load),
];
