import { noWrap } from "../shared/text";
import type { Box, HandlingMark } from "./plan/boxes";
import type { AccessQuestionKey } from "./plan/plan";

/** UI texts that several tools share. Names of items, rooms, tasks and sizes come from the content. */

/** Prevents a line break after a dash. */
const wordJoiner = "\u2060";

export const formatBoxCount = (count: number) =>
  count === 1 ? "1 box" : `${count} boxes`;

export const handlingMarkLabels: Readonly<Record<HandlingMark, string>> = {
  fragile: "Fragile",
  first: "Open first",
  up: "This side up",
};

const formatBoxContents = ({ room, contents }: Box) =>
  [room, contents].filter(Boolean).join(", ");

/** Formats a box, such as "Box 3: Kitchen, pots". */
export const formatBox = (box: Box) =>
  `Box ${box.number}: ${formatBoxContents(box)}`;

/** Shortens a list to three items and a count of the others: an untrusted plan may have thousands. */
function truncateList(
  items: readonly string[],
  more: string,
): readonly string[] {
  const rest = items.length - 3;
  return rest > 0 ? [...items.slice(0, 3), `and ${rest} more${more}`] : items;
}

/** Describes boxes that share a number, such as "2 boxes are numbered 5: Den, pots; saws." */
export function describeDuplicateNumber(boxes: readonly Box[]): string {
  const texts = boxes.map((box) => formatBoxContents(box) || "nothing noted");
  return `${formatBoxCount(boxes.length)} are numbered ${boxes[0]?.number}: ${truncateList(texts, "").join("; ")}.`;
}

/** Describes the first three shared numbers, one line each; a last line counts the others. */
export const formatDuplicateLines = (duplicates: Iterable<readonly Box[]>) =>
  truncateList(Array.from(duplicates, describeDuplicateNumber), " numbers");

/**
 * Formats how often a number is on the list, such as "Twice" and "3 times".
 * @param count at least 2
 */
export const formatOccurrences = (count: number) =>
  count === 2 ? "Twice" : `${count} times`;

/**
 * Formats numbers as ranges, such as "1–6", "9" and "10 (2 boxes)". Each range stays on one
 * line.
 * @param numbers in ascending order, with duplicates
 */
export function formatNumberRanges(
  numbers: readonly number[],
): readonly string[] {
  const counts = new Map<number, number>();
  for (const number of numbers)
    counts.set(number, (counts.get(number) ?? 0) + 1);
  const runs: { from: number; to: number; count: number }[] = [];
  for (const [number, count] of counts) {
    const run = runs.at(-1);
    const isNext = run?.to === number - 1 && run.count === 1 && count === 1;
    if (isNext) run.to = number;
    else runs.push({ from: number, to: number, count });
  }
  return runs.flatMap(({ from, to, count }) => {
    if (count > 1) return noWrap(`${from} (${formatBoxCount(count)})`);
    if (from === to) return `${from}`;
    return to - from > 1 ? `${from}–${wordJoiner}${to}` : [`${from}`, `${to}`];
  });
}

/**
 * Formats the count and the numbers of missing boxes, such as "4 boxes missing: 1–3, 9".
 * @param maxRanges maximum number of ranges; "and more" replaces the others
 */
export function formatMissingBoxes(
  boxes: readonly Box[],
  maxRanges = Infinity,
): string {
  const ranges = formatNumberRanges(boxes.map(({ number }) => number));
  const visibleRanges = ranges.slice(0, maxRanges);
  if (ranges.length > maxRanges) visibleRanges.push("and more");
  return `${formatBoxCount(boxes.length)} missing: ${visibleRanges.join(", ")}`;
}

export const planningAidText = "A planning aid, not an estimate.";

export const privacyText =
  "Nothing you enter leaves this device unless you send it.";

/** As long as {@link privacyText}, so that the layout doesn't shift. */
export const offlinePrivacyText =
  "Your plan stays here unless sent. Works without a connection.";

export const backupAdvice =
  "Your plan is saved in this browser only. Safari deletes it a week after your last visit. A page added to your Home Screen starts empty: open a saved copy there.";

export const stepStateLabels = {
  past: "Past",
  now: "Due now",
  next: "Next",
  later: "",
};

export const emptyInventoryHint =
  "Count your items to see what size of truck you need.";

export const missingHomeSizeHint =
  "Choose the size of your home to see how many boxes to buy.";

export const supplyLabels = {
  small: "Small boxes",
  medium: "Medium boxes",
  large: "Large boxes",
  dish: "Dish packs",
  wardrobe: "Wardrobe boxes",
  tape: "Rolls of tape",
  paper: "Pounds of packing paper",
};

/** Labels and hints of the questions about a home's access. */
export const accessQuestions: Readonly<
  Record<AccessQuestionKey, { readonly label: string; readonly hint: string }>
> = {
  city: { label: "City", hint: "Shows which office to call about parking" },
  floor: {
    label: "Floor or type of home",
    hint: "For example, third floor, or a house with a basement",
  },
  stairs: {
    label: "Stairs and turns",
    hint: "Flights outside and inside, and where they turn",
  },
  elevator: {
    label: "Is there an elevator?",
    hint: "If so, ask about booking, padding, and its size inside",
  },
  distance: {
    label: "Feet from the door to the truck",
    hint: "Count your steps: each is about two and a half feet",
  },
  parking: {
    label: "Where a truck can park",
    hint: "Driveway, alley, meters, permit zone, or a dock with a height limit",
  },
  gate: { label: "Gate or door", hint: "Who opens it, and when" },
  notes: {
    label: "Anything else",
    hint: "Low wires or branches, gravel, a steep driveway, a piece that barely fits",
  },
};
