import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { addBox } from "../plan/planUpdates";
import { planStore, useDeviceValue } from "./usePlan";
import { parseIntegerOrZero } from "../plan/parseValues";

const parseNumbering = (text: string | null): number =>
  parseIntegerOrZero(Number(text), boxLimits.number);

/** Reads the lowest number that this device may assign next; 0 if none is stored. */
export const readNumberingStart = (): number =>
  parseNumbering(planStore.readDeviceValue("boxNumbering"));

/** {@link readNumberingStart} as a hook. */
export const useNumberingStart = (): number =>
  parseNumbering(useDeviceValue("boxNumbering"));

/** Stores the lowest number that this device may assign next; 0 deletes it. */
export const writeNumberingStart = (start: number): void =>
  planStore.writeDeviceValue("boxNumbering", start ? String(start) : null);

/** Returns the following number; 1 after the largest possible number. */
const increment = (number: number) => (number % boxLimits.number) + 1;

/**
 * Returns the number after the highest; if the highest is the largest possible number, the
 * first free number.
 * @param boxes sorted by number
 */
export const getBoxNumberAfterHighest = (boxes: readonly Box[]): number =>
  findFreeNumber(boxes, increment(boxes.at(-1)?.number ?? 0));

function findFreeNumber(boxes: readonly Box[], start: number): number {
  const usedNumbers = new Set(boxes.map(({ number }) => number));
  let number = start;
  while (usedNumbers.has(number)) number = increment(number);
  return number;
}

/**
 * Returns the number that this device assigns next: the first free number from `next` on.
 * @param boxes sorted by number
 * @param start result of {@link readNumberingStart}; 0 means after the highest number
 */
export const getNextBoxNumber = (
  boxes: readonly Box[],
  start: number,
): number =>
  start ? findFreeNumber(boxes, start) : getBoxNumberAfterHighest(boxes);

/**
 * Adds a box with this device's next number. The number isn't assigned again, even after
 * the box is deleted.
 * @returns the box; `undefined` if the list is full
 */
export function addNumberedBox(
  input: Omit<Parameters<typeof addBox>[0], "number">,
): Box | undefined {
  planStore.update((plan) => {
    const number = getNextBoxNumber(plan.boxes, readNumberingStart());
    return addBox({ ...input, number })(plan);
  });
  const added = planStore.getPlan().boxes.find(({ id }) => id === input.id);
  if (added) writeNumberingStart(increment(added.number));
  return added;
}

/**
 * Stores this device's next number before a merge. The device would otherwise continue after
 * the highest merged number.
 * @param start defaults to the next number before the merge
 * @returns a function that restores the former number
 */
export function pinNumberingStart(start?: number): () => void {
  const before = readNumberingStart();
  const { boxes } = planStore.getPlan();
  writeNumberingStart(start ?? getNextBoxNumber(boxes, before));
  return () => writeNumberingStart(before);
}

/**
 * First numbers of the hundreds to draw from. The numbers 1 to 1,000 are for the device
 * that began the plan.
 */
const rangeStarts = Array.from(
  { length: 90 },
  (_hundred, index) => 1001 + 100 * index,
);

/**
 * Draws the next number of a device that joins a plan: the first of a random hundred
 * without boxes. Random, because devices that open the same link can't tell each other
 * which hundred they use. Falls back to the number after the highest if all hundreds have
 * boxes.
 * @param boxes sorted by number
 */
export function pickRandomNumberingStart(boxes: readonly Box[]): number {
  const isFree = (start: number) =>
    !boxes.some(({ number }) => number >= start && number < start + 100);
  const freeStarts = rangeStarts.filter(isFree);
  const drawn = freeStarts[Math.floor(Math.random() * freeStarts.length)];
  return drawn ?? getBoxNumberAfterHighest(boxes);
}
