import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { addBox } from "../plan/planUpdates";
import { planStore, usePlanItem } from "./usePlan";
import { parseInteger } from "../plan/parseValues";

const parseNumbering = (text: string | null): number =>
  parseInteger(Number(text), boxLimits.number);

/** @returns the least number that this device assigns next; 0 if none is set */
export const readBoxNumbering = (): number =>
  parseNumbering(planStore.readItem("boxNumbering"));

/** {@link readBoxNumbering} as a hook. */
export const useBoxNumbering = (): number =>
  parseNumbering(usePlanItem("boxNumbering"));

/**
 * Sets the next number of this device; 0 deletes it.
 * @returns a function that restores the former number
 */
export function setBoxNumbering(next: number): () => void {
  const before = readBoxNumbering();
  planStore.saveItem("boxNumbering", next ? String(next) : null);
  return () => void setBoxNumbering(before);
}

/** The next number; 1 after the largest. */
const increment = (number: number) => (number % boxLimits.number) + 1;

/**
 * Returns the number after the highest. After the largest possible number, it begins again
 * at the first free one.
 * @param boxes sorted by number
 */
export const numberAfterHighest = (boxes: readonly Box[]): number =>
  firstFree(boxes, increment(boxes.at(-1)?.number ?? 0));

function firstFree(boxes: readonly Box[], start: number): number {
  const taken = new Set(boxes.map(({ number }) => number));
  let number = start;
  while (taken.has(number)) number = increment(number);
  return number;
}

/**
 * Returns the number that this device assigns next: the first free one from `next` on.
 * @param boxes sorted by number
 * @param next what {@link readBoxNumbering} returns
 */
export const nextBoxNumber = (boxes: readonly Box[], next: number): number =>
  next ? firstFree(boxes, next) : numberAfterHighest(boxes);

/**
 * Adds a box with this device's next number. The number isn't assigned again, even after
 * the box is deleted.
 * @returns the box; `undefined` if the list is full
 */
export function packBox(
  packed: Omit<Parameters<typeof addBox>[0], "number">,
): Box | undefined {
  planStore.update((plan) => {
    const number = nextBoxNumber(plan.boxes, readBoxNumbering());
    return addBox({ ...packed, number })(plan);
  });
  const added = planStore.getPlan().boxes.find(({ id }) => id === packed.id);
  if (added) setBoxNumbering(increment(added.number));
  return added;
}

/**
 * Fixes the next number of this device before a merge, whose boxes might have higher ones.
 * @param start defaults to the next number before the merge
 * @returns a function that restores the former number
 */
export const pinBoxNumbering = (start?: number): (() => void) =>
  setBoxNumbering(
    start ?? nextBoxNumber(planStore.getPlan().boxes, readBoxNumbering()),
  );

/** First numbers of the hundreds to draw from. 1 to 1,000 are for the device that began the plan. */
const hundreds = Array.from(
  { length: 90 },
  (_hundred, index) => 1001 + 100 * index,
);

/**
 * Draws the next number of a device that joins a plan: the first of a random hundred
 * without boxes. Random, because devices that open the same link can't tell each other
 * which hundred they use. Falls back to the number after the highest if all have boxes.
 * @param boxes sorted by number
 */
export function drawBoxNumbering(boxes: readonly Box[]): number {
  const isFree = (start: number) =>
    !boxes.some(({ number }) => number >= start && number < start + 100);
  const free = hundreds.filter(isFree);
  const drawn = free[Math.floor(Math.random() * free.length)];
  return drawn ?? numberAfterHighest(boxes);
}
