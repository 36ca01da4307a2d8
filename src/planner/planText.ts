import { longestPlan } from "../site/text";
import { fullDay } from "./days";
import { homeOf, range, roughly, shown, totalOfPlan } from "./volumes";
import type { Home, Room, Totals } from "./volumes";
import { placeFields } from "./plan";
import type { Place, Plan } from "./plan";
import { doorWords, messageWords } from "./words";

/** What the text of a plan is made from, in the words of the content. */
export interface PlanContent {
  readonly rooms: readonly Room[];
  readonly homes: readonly (Home & {
    readonly boxes: { readonly low: number; readonly high: number };
  })[];
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The counted items of each room, such as "Office: 1 Desk; 2 Office chair". */
export const roomLines = (rooms: readonly Room[], plan: Plan): string[] =>
  rooms.flatMap(({ name, items }) => {
    const counted = items.flatMap((item) => {
      const count = plan.counts[item.id] ?? 0;
      const word = oneLine(plan.words[item.id] ?? "");
      return count > 0 ? [`${count} ${item.name}${word && ` (${word})`}`] : [];
    });
    return counted.length > 0 ? [`${name}: ${counted.join("; ")}`] : [];
  });

export const ownLine = ({ own }: Plan): string =>
  own
    .map(({ name, cubicFeet, count }) => `${count} ${name} (${cubicFeet} ft³)`)
    .join("; ");

const placeLine = (place: Place) =>
  placeFields
    .flatMap((field) => {
      const answer = oneLine(place[field] ?? "");
      return answer ? [`${doorWords.questions[field].label}: ${answer}`] : [];
    })
    .join("; ");

/** Keeps whole lines, and says so if some are left out. */
function shortened(lines: readonly string[]): string {
  const { cut } = messageWords;
  const text = lines.join("\n");
  if (text.length <= longestPlan) return text;
  const room = text.slice(0, longestPlan - cut.length - 1);
  return `${room.slice(0, Math.max(room.lastIndexOf("\n"), 0)) || room}\n${cut}`;
}

/** The size of home that a plan is about: the chosen one, or that of its list. */
export const homeOfPlan = <H extends Home>(
  rooms: readonly Room[],
  homes: readonly H[],
  plan: Plan,
): H | undefined =>
  homes.find(({ size }) => size === plan.home) ??
  homeOf(totalOfPlan(rooms, plan).typical, homes);

/** How much an inventory is. */
export const totalLine = (total: Totals): string =>
  messageWords.total(
    shown(roughly(total.typical)),
    range(roughly(total.low), roughly(total.high)),
    shown(total.pieces),
  );

/** A plan as compact plain text, for a message; empty for an empty plan. */
export function planText(plan: Plan, content: PlanContent): string {
  const { rooms, homes } = content;
  const total = totalOfPlan(rooms, plan);
  const home = homeOfPlan(rooms, homes, plan);
  const line = (label: string, text: string) =>
    text ? [`${label}: ${text}`] : [];
  const lines = [
    ...(plan.date ? [messageWords.date(fullDay(plan.date))] : []),
    ...(home ? [messageWords.home(home.name)] : []),
    ...(total.pieces > 0 ? [totalLine(total)] : []),
    ...roomLines(rooms, plan),
    ...line(messageWords.own, ownLine(plan)),
    ...(home
      ? [messageWords.boxes(range(home.boxes.low, home.boxes.high))]
      : []),
    ...line(messageWords.from, placeLine(plan.from)),
    ...line(messageWords.to, placeLine(plan.to)),
  ];
  return lines.length > 0 ? shortened([messageWords.heading, ...lines]) : "";
}
