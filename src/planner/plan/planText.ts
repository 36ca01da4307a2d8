import { doorWords, messageWords } from "../words";
import { fullDay } from "./days";
import { oneLine, placeFields } from "./plan";
import type { Place, Plan } from "./plan";

/** The answers about an address, in one line; empty if there are none. */
const placeLine = (place: Place) =>
  placeFields
    .flatMap((field) => {
      const answer = oneLine(place[field] ?? "");
      return answer ? [`${doorWords.questions[field].label}: ${answer}`] : [];
    })
    .join("; ");

/** Keeps whole lines, and says so if some are left out. */
function shortened(lines: readonly string[], maxLength: number): string {
  const { cut } = messageWords;
  const text = lines.join("\n");
  if (text.length <= maxLength) return text;
  const room = text.slice(0, maxLength - cut.length - 1);
  return `${room.slice(0, Math.max(room.lastIndexOf("\n"), 0)) || room}\n${cut}`;
}

/**
 * A plan as compact plain text, for a message; empty for an empty plan.
 * @param described what the content says of it
 * @param maxLength the most characters
 */
export function planText(
  plan: Plan,
  described: readonly string[],
  maxLength: number,
): string {
  const line = (label: string, text: string) =>
    text ? [`${label}: ${text}`] : [];
  const lines = [
    ...line(messageWords.date, fullDay(plan.date)),
    ...described,
    ...(plan.boxes.length > 0 ? [messageWords.boxes(plan.boxes.length)] : []),
    ...line(messageWords.from, placeLine(plan.from)),
    ...line(messageWords.to, placeLine(plan.to)),
  ];
  return lines.length > 0
    ? shortened([messageWords.heading, ...lines], maxLength)
    : "";
}
