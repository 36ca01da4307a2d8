import { counted } from "../../site/text";
import { loadText } from "../words";
import { oneLine } from "./plan";
import type { Plan } from "./plan";
import {
  matchHomeSize,
  estimateWeight,
  formatRange,
  roundForDisplay,
  formatNumber,
  sumPlanVolume,
} from "./volumes";
import type { Home, Item, Load, Room, Totals } from "./volumes";

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

const isFilled = ({ items }: ItemList) => items.length > 0;

/** What is listed: the items of each room, then the visitor's own. */
export const listLines = (rooms: readonly Room[], plan: Plan): string[] =>
  [
    ...rooms.map(({ name, items }) => countedList(name, items, plan)),
    customList(plan),
  ]
    .filter(isFilled)
    .map(listLine);

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

/** Cubic feet, their range, pounds and pieces; `undefined` for an empty list. */
function totalLine(rooms: readonly Room[], plan: Plan): string | undefined {
  const { typical, low, high, pieces } = sumPlanVolume(rooms, plan);
  return pieces > 0
    ? `Inventory: about ${formatNumber(roundForDisplay(typical))} cubic feet (${formatRange(roundForDisplay(low), roundForDisplay(high))}), ${formatNumber(estimateWeight(typical))} pounds, ${counted(pieces, "item")}`
    : undefined;
}

/** Cubic feet, their range, their weight, and how they fit a truck. */
export const loadLines = (
  { typical, low, high }: Totals,
  load: Load,
): readonly string[] => [
  `${formatNumber(roundForDisplay(typical))} cubic feet`,
  `${formatRange(roundForDisplay(low), roundForDisplay(high))} with smaller or larger items`,
  `About ${formatNumber(estimateWeight(typical))} pounds`,
  loadText(load),
];

/** What the content says about a plan. */
export interface PlanDescription {
  /** The size of home, a value of the form's move size; empty if not known. */
  readonly size: string;
  /** The home, how much is listed, and the boxes. */
  readonly facts: readonly string[];
  /** The items: first those about which the inventory asks, then the rest by room. */
  readonly lists: readonly ItemList[];
}

export function describePlan(
  plan: Plan,
  { rooms, homes }: PlanContent,
): PlanDescription {
  const home = homeOfPlan(rooms, homes, plan);
  const total = totalLine(rooms, plan);
  const items = rooms.flatMap((room) => room.items);
  return {
    size: home?.size ?? "",
    facts: [
      ...(home ? [`Home: ${home.name}`] : []),
      ...(total ? [total] : []),
      ...(home
        ? [`${"Boxes to buy"}: ${formatRange(home.boxes.low, home.boxes.high)}`]
        : []),
    ],
    lists: [
      countedList(
        "Special items",
        items.filter(({ ask }) => ask),
        plan,
      ),
      ...rooms.map((room) =>
        countedList(
          room.name,
          room.items.filter(({ ask }) => !ask),
          plan,
        ),
      ),
      customList(plan),
    ].filter(isFilled),
  };
}
