import { useSyncExternalStore } from "react";
import { onStorageChange } from "../../hooks/onStorageChange";
import { readStorage, writeStorage } from "../../site/storage";
import type { Boxes } from "./boxes";
import { mergePlans } from "./mergePlans";
import type { Plan } from "./plan";
import { planStore, usePlanPart } from "./usePlan";
import { parseArray, parseId, parseInteger, parseRecord } from "./values";

/** The name under which a device keeps what the plan doesn't say of its numbers. */
export const numbersKey = "moving-plan-numbers";

/** How many numbers a device has for itself, if several pack for one plan. */
const rangeSize = 500;

/** A box that got another number when two plans were combined. */
export interface Renumbered {
  readonly id: string;
  /** The number that is written on it. */
  readonly before: number;
  /** Whether this device knew it before. */
  readonly isOwn: boolean;
  /** Whether the new number is written on it. */
  readonly isLabeled: boolean;
}

/** How this device numbers the boxes of the plan. */
export interface BoxNumbers {
  /** The first number that it gives. */
  readonly start: number;
  /** The last that it gave before it knew of another device; later ones are on boxes. */
  readonly last: number;
  /** Boxes on which another number has to be written. */
  readonly renumbered: readonly Renumbered[];
}

const parseRenumbered = (value: unknown): Renumbered[] => {
  const given = parseRecord(value);
  const [id, before] = [parseId(given.id), parseInteger(given.before, 99_999)];
  const [isOwn, isLabeled] = [given.isOwn === true, given.isLabeled === true];
  return id && before ? [{ id, before, isOwn, isLabeled }] : [];
};

/** @param planId of whose numbers are meant; what is kept of another plan is over */
function parseNumbers(text: string, planId: string): BoxNumbers {
  const stored = parseRecord(JSON.parse(text || "{}"));
  const given = stored.planId === planId ? stored : {};
  return {
    start: parseInteger(given.start, 99_999) || 1,
    last: parseInteger(given.last, 99_999),
    renumbered: parseArray(given.renumbered).flatMap(parseRenumbered),
  };
}

const readText = () => readStorage(numbersKey) ?? "";

/** How this device numbers the boxes of its plan. */
export function useBoxNumbers(): BoxNumbers {
  const planId = usePlanPart(({ id }) => id);
  return parseNumbers(
    useSyncExternalStore(onStorageChange, readText, () => ""),
    planId,
  );
}

/** The same, outside of components. @param planId by default that of the device's plan */
export const boxNumbers = (planId = planStore.get().id): BoxNumbers =>
  parseNumbers(readText(), planId);

export const changeBoxNumbers = (changed: Partial<BoxNumbers>): void =>
  keep(planStore.get().id, { ...boxNumbers(), ...changed });

const keep = (planId: string, numbers: BoxNumbers): void =>
  write(JSON.stringify({ planId, ...numbers }));

function write(text: string): void {
  writeStorage(numbersKey, text);
  // Browsers tell other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key: numbersKey }));
}

/** The number of this device's next box; of a range that is full, that after all. */
export function nextNumber(
  { boxes, lastBox }: Boxes,
  { start, last }: Pick<BoxNumbers, "start" | "last">,
): number {
  const end = start + rangeSize;
  const next =
    [lastBox, last, ...boxes.map(({ number }) => number)]
      .filter((number) => number >= start && number < end)
      .reduce((one, other) => Math.max(one, other), start - 1) + 1;
  return next < end ? next : lastBox + 1;
}

/** The numbers with which this device may begin beside 1: four, and that of today. */
export const rangeStarts = ({ start }: BoxNumbers): readonly number[] =>
  Array.from(
    new Set([...[1, 2, 3, 4].map((index) => index * rangeSize + 1), start]),
  ).filter((first) => first > 1);

/**
 * Where this device's numbers begin once it has a merged plan: the device whose plan is
 * older numbers on, and another one gets a range in which the plan has no box yet.
 */
export function startAfterMerge(own: Plan, merged: Plan): number {
  const { start } = boxNumbers(own.id);
  return merged.id !== own.id && start === 1
    ? Math.ceil(merged.lastBox / rangeSize || 1) * rangeSize + 1
    : start;
}

/**
 * Remembers, when a plan of another device is taken over or combined with one's own, where
 * this device's numbers begin, and which boxes have to be relabeled.
 * @returns a function that forgets it
 */
export function noteMerge(own: Plan, other: Plan): () => void {
  const before = readText();
  const merged = mergePlans(own, other);
  const numbers = boxNumbers(own.id);
  const relabeled = unlabeled(numbers);
  for (const one of findRenumbered(own, other, merged))
    relabeled.set(one.id, one);
  keep(merged.id, {
    start: startAfterMerge(own, merged),
    last: nextNumber(own, numbers) - 1,
    renumbered: Array.from(relabeled.values()),
  });
  return () => write(before);
}

/** The boxes on which another number still has to be written since a merge, by id. */
const unlabeled = ({ renumbered }: BoxNumbers) =>
  new Map(
    renumbered
      .filter(({ isLabeled }) => !isLabeled)
      .map((one) => [one.id, one]),
  );

/**
 * The boxes of a merged list that had another number before: on this device or, if
 * it didn't know them, on the other. Of one that wasn't labeled since an earlier merge,
 * it says what is still written on it.
 */
export function findRenumbered(
  own: Plan,
  other: Boxes,
  merged: Boxes,
): readonly Renumbered[] {
  const numbersOf = ({ boxes }: Boxes) =>
    new Map(boxes.map(({ id, number }) => [id, number]));
  const [mine, theirs] = [numbersOf(own), numbersOf(other)];
  const waiting = unlabeled(boxNumbers(own.id));
  return merged.boxes.flatMap(({ id, number }) => {
    const before = mine.get(id) ?? theirs.get(id) ?? number;
    const isOwn = mine.has(id);
    return number === before
      ? []
      : [waiting.get(id) ?? { id, before, isOwn, isLabeled: false }];
  });
}
