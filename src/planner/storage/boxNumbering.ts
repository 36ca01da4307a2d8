import { useSyncExternalStore } from "react";
import { onStorageChange } from "../../browser/onStorageChange";
import { readStorage, writeStorage } from "../../browser/storage";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { addBox } from "../plan/planUpdates";
import { planStore } from "./usePlan";
import { parseInteger } from "../plan/parseValues";

/** localStorage key of the next number that this device gives a box, an integer. */
export const numberingKey = "moving-plan-numbers";

/** The next number where storage is denied or full; it lasts as long as the page. */
let unsaved: number | undefined;

/** @returns the least number that this device gives next; 0 if none is set */
export const readBoxNumbering = (): number =>
  unsaved ?? parseInteger(Number(readStorage(numberingKey)), boxLimits.number);

/** Like {@link readBoxNumbering}, for components. */
export const useBoxNumbering = (): number =>
  useSyncExternalStore(onStorageChange, readBoxNumbering, () => 0);

/**
 * Sets the next number of this device; 0 leaves it without one.
 * @returns a function that sets what it was before
 */
export function setBoxNumbering(next: number): () => void {
  const before = readBoxNumbering();
  const isSaved = writeStorage(numberingKey, next ? String(next) : null);
  unsaved = isSaved ? undefined : next;
  // Browsers notify other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key: numberingKey }));
  return () => void setBoxNumbering(before);
}

/** After the largest number comes 1. */
const increment = (number: number) => (number % boxLimits.number) + 1;

/**
 * The number after the highest, or the first free one after the largest there is.
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
 * The number of this device's next box: the first free one from `next` on.
 * @param boxes sorted by number
 * @param next what {@link readBoxNumbering} returns
 */
export const nextBoxNumber = (boxes: readonly Box[], next: number): number =>
  next ? firstFree(boxes, next) : numberAfterHighest(boxes);

/**
 * Adds a box with this device's next number. That number isn't given again, even if the
 * box is deleted.
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
 * Sets the next number of this device before its plan gets boxes of another one, whose
 * numbers it would go on with otherwise.
 * @param start by default the number that is next now
 * @returns a function that undoes it
 */
export const pinBoxNumbering = (start?: number): (() => void) =>
  setBoxNumbering(
    start ?? nextBoxNumber(planStore.getPlan().boxes, readBoxNumbering()),
  );

/** The hundreds to draw from. The device that began the plan counts from 1 to 1,000. */
const hundreds = Array.from(
  { length: 90 },
  (_hundred, index) => 1001 + 100 * index,
);

/**
 * Draws the next number of a device that joins a plan: the first of a random hundred in
 * which no box is, because devices that open the same link don't know of each other. If no
 * hundred is free, returns the number after the highest.
 * @param boxes sorted by number
 */
export function drawBoxNumbering(boxes: readonly Box[]): number {
  const isFree = (start: number) =>
    !boxes.some(({ number }) => number >= start && number < start + 100);
  const free = hundreds.filter(isFree);
  const drawn = free[Math.floor(Math.random() * free.length)];
  return drawn ?? numberAfterHighest(boxes);
}
