import { counted } from "../../site/text";
import { boxWords, inventoryWords, messageWords } from "../words";
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
import type { Home, Load, Room, Totals } from "./volumes";

export interface PlanContent {
  readonly rooms: readonly Room[];
  readonly homes: readonly (Home & {
    readonly boxes: { readonly low: number; readonly high: number };
  })[];
}

/** The counted items of each room, such as "Office: 1 Desk; 2 Office chair". */
const roomLines = (rooms: readonly Room[], plan: Plan): string[] =>
  rooms.flatMap(({ name, items }) => {
    const listed = items.flatMap((item) => {
      const count = plan.counts[item.id] ?? 0;
      const note = oneLine(plan.itemNotes[item.id] ?? "");
      return count > 0 ? [`${count} ${item.name}${note && ` (${note})`}`] : [];
    });
    return listed.length > 0 ? [`${name}: ${listed.join("; ")}`] : [];
  });

/** What is listed: the things of each room, then one's own. */
export const listLines = (rooms: readonly Room[], plan: Plan): string[] => [
  ...roomLines(rooms, plan),
  ...(plan.customItems.length > 0
    ? [
        `${messageWords.own}: ${plan.customItems
          .map(
            ({ name, cubicFeet, count }) =>
              `${count} ${name} (${cubicFeet} ft³)`,
          )
          .join("; ")}`,
      ]
    : []),
];

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
    ? messageWords.total(
        formatNumber(roundForDisplay(typical)),
        formatRange(roundForDisplay(low), roundForDisplay(high)),
        formatNumber(estimateWeight(typical)),
        counted(pieces, "item"),
      )
    : undefined;
}

/** Cubic feet, their range, their weight, and how they fit a truck. */
export const loadLines = (
  { typical, low, high }: Totals,
  load: Load,
): readonly string[] => [
  inventoryWords.cubicFeet(formatNumber(roundForDisplay(typical))),
  inventoryWords.between(
    formatRange(roundForDisplay(low), roundForDisplay(high)),
  ),
  inventoryWords.pounds(formatNumber(estimateWeight(typical))),
  inventoryWords.load(load),
];

/** What the content says about a plan: the home, its inventory and its boxes. */
export function describePlan(
  plan: Plan,
  { rooms, homes }: PlanContent,
): {
  /** The size of home, a value of the form's move size; empty if not known. */
  readonly size: string;
  readonly lines: readonly string[];
} {
  const home = homeOfPlan(rooms, homes, plan);
  const total = totalLine(rooms, plan);
  return {
    size: home?.size ?? "",
    lines: [
      ...(home ? [messageWords.home(home.name)] : []),
      ...(total ? [total] : []),
      ...listLines(rooms, plan),
      ...(home
        ? [`${boxWords.all}: ${formatRange(home.boxes.low, home.boxes.high)}`]
        : []),
    ],
  };
}
