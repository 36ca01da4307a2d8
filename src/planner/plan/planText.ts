import { countedBoxes, messageWords, questions } from "../words";
import { fullDay } from "./days";
import { listLine } from "./describePlan";
import type { ItemList, PlanDescription } from "./describePlan";
import { oneLine, placeFields } from "./plan";
import type { Place, Plan } from "./plan";
import { formatNumber, roundForDisplay } from "./volumes";

/** The answers about an address, in one line; empty if there are none. */
const placeLine = (place: Place) =>
  placeFields
    .flatMap((field) => {
      const answer = oneLine(place[field] ?? "");
      return answer ? [`${questions[field].label}: ${answer}`] : [];
    })
    .join("; ");

const cutLine = ({ label, items }: ItemList, count: number) => {
  const left = items.slice(count);
  const more = `${count > 0 ? "and " : ""}${left.reduce((sum, { pieces }) => sum + pieces, 0)}${count > 0 ? " more" : " items"}, about ${formatNumber(
    roundForDisplay(left.reduce((sum, { cubicFeet }) => sum + cubicFeet, 0)),
  )} cubic feet`;
  return count > 0
    ? `${listLine({ label, items: items.slice(0, count) })}; ${more}`
    : `${label}: ${more}`;
};

/** As many items of a list as there is room for, and how many more there are. */
function fitList(list: ItemList, room: number): { line: string; left: number } {
  const line = listLine(list);
  if (line.length <= room) return { line, left: 0 };
  const { items } = list;
  let count = items.length - 1;
  while (count > 0 && cutLine(list, count).length > room) count -= 1;
  return { line: cutLine(list, count), left: items.length - count };
}

export interface PlanText {
  /** Empty for an empty plan. */
  readonly text: string;
  /** How many items of the lists had no room. */
  readonly left: number;
}

/**
 * A plan as compact plain text, for a message: what a mover has to know first, then
 * the lists, which are shortened where there is no room for them.
 * @param described what the content says of it
 * @param maxLength the most characters
 */
export function planText(
  plan: Plan,
  { facts, lists }: Pick<PlanDescription, "facts" | "lists">,
  maxLength: number,
): PlanText {
  const line = (label: string, text: string) =>
    text ? [`${label}: ${text}`] : [];
  const lines = [
    ...line("Moving date", fullDay(plan.date)),
    ...facts,
    ...(plan.boxes.length > 0
      ? [`${countedBoxes(plan.boxes.length)} listed`]
      : []),
    ...line("Leaving", placeLine(plan.from)),
    ...line("Going to", placeLine(plan.to)),
  ];
  if (lines.length + lists.length === 0) return { text: "", left: 0 };
  const shortest = lists.map((list) =>
    Math.min(listLine(list).length, cutLine(list, 0).length),
  );
  let text = [messageWords.heading, ...lines].join("\n");
  let left = 0;
  lists.forEach((list, index) => {
    const later = shortest
      .slice(index + 1)
      .reduce((sum, length) => sum + length + 1, 0);
    const fitted = fitList(list, maxLength - text.length - 1 - later);
    text += `\n${fitted.line}`;
    left += fitted.left;
  });
  return { text: text.slice(0, maxLength), left };
}
