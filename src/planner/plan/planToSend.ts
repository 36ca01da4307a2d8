import { counted } from "../../site/text";
import { countedBoxes, placeQuestions } from "../words";
import { fullDay } from "./days";
import {
  homeOfPlan,
  itemLists,
  listLine,
  uncountedBoxes,
} from "./describePlan";
import type { ItemList, PlanContent } from "./describePlan";
import { readPlan } from "./parsePlan";
import { oneLine, placeFields } from "./plan";
import type { Place, Plan } from "./plan";
import {
  estimateWeight,
  formatNumber,
  formatRange,
  formatVolume,
  roundForDisplay,
  sumPlanVolume,
} from "./volumes";
import type { Home } from "./volumes";

const heading = "Moving plan (a planning aid, not an estimate)";

/** The answers about an address, in one line; empty if there are none. */
const placeLine = (place: Place) =>
  placeFields
    .flatMap((field) => {
      const answer = oneLine(place[field] ?? "");
      return answer ? [`${placeQuestions[field].label}: ${answer}`] : [];
    })
    .join("; ");

/** Cubic feet, their range, pounds and pieces; empty for an empty list. */
function totalLine({ rooms }: PlanContent, plan: Plan): string {
  const { typical, low, high, pieces } = sumPlanVolume(rooms, plan);
  return pieces > 0
    ? `about ${formatVolume(typical)} (${formatRange(roundForDisplay(low), roundForDisplay(high))}), ${formatNumber(estimateWeight(typical))} pounds, ${counted(pieces, "item")}`
    : "";
}

/** What a mover has to know first. */
function factLines(
  plan: Plan,
  content: PlanContent,
  home: (Pick<PlanContent["homes"][number], "boxes"> & Home) | undefined,
): readonly string[] {
  const line = (label: string, text: string | undefined) =>
    text ? [`${label}: ${text}`] : [];
  const { boxes, from, to } = plan;
  return [
    ...line("Moving date", fullDay(plan.date)),
    ...line("Home", home?.name),
    ...line("Inventory", totalLine(content, plan)),
    ...line(
      "Boxes to buy",
      home && formatRange(home.boxes.low, home.boxes.high),
    ),
    ...(boxes.length > 0
      ? [uncountedBoxes(plan).text || `${countedBoxes(boxes.length)} listed`]
      : []),
    ...line("Leaving", placeLine(from)),
    ...line("Going to", placeLine(to)),
  ];
}

/** A list in one line: its first items, and what the rest comes to. */
function cutLine({ label, items }: ItemList, count: number): string {
  const rest = items.slice(count);
  const pieces = rest.reduce((sum, item) => sum + item.pieces, 0);
  const volume = rest.reduce((sum, item) => sum + item.cubicFeet, 0);
  const about = `about ${formatVolume(volume)}`;
  return count > 0
    ? `${listLine({ label, items: items.slice(0, count) })}; and ${pieces} more, ${about}`
    : `${label}: ${pieces} items, ${about}`;
}

/** What a request takes of a plan. What isn't known is empty. */
export interface PlanToSend {
  /** What a mover has to know first, then the lists, as compact plain text. */
  readonly text: string;
  /** How many items of its lists have no room in the text. */
  readonly left: number;
  /** Moving day, `YYYY-MM-DD`. */
  readonly date: string;
  /** The size of home, a value of the form's move size. */
  readonly size: string;
}

/**
 * What a request takes of a stored plan; `undefined` if there is nothing to send.
 * @param maxLength the most characters that its text may have; the last lists are
 * shortened first
 */
export function planToSend(
  stored: string | null,
  content: PlanContent,
  maxLength: number,
): PlanToSend | undefined {
  const plan = readPlan(stored ?? "{}");
  if (typeof plan === "string") return undefined;
  const home = homeOfPlan(content.rooms, content.homes, plan);
  const facts = factLines(plan, content, home);
  const lists = itemLists(content.rooms, plan, ({ ask }) => Boolean(ask));
  if (facts.length + lists.length === 0) return undefined;
  const lines = lists.map(listLine);
  const write = () => [heading, ...facts, ...lines].join("\n");
  let left = 0;
  for (const [index, list] of Array.from(lists.entries()).reverse())
    for (
      let count = list.items.length - 1;
      count >= 0 && write().length > maxLength;
      count -= 1
    ) {
      lines[index] = cutLine(list, count);
      left += 1;
    }
  return {
    text: write().slice(0, maxLength),
    left,
    date: plan.date,
    size: home?.size ?? "",
  };
}
