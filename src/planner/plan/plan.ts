import { boxesOf, noBoxes } from "./boxes";
import type { Boxes } from "./boxes";
import { day, isId, listOf, record, text, whole } from "./values";

export const placeFields = [
  "city",
  "floor",
  "stairs",
  "elevator",
  "distance",
  "parking",
  "gate",
  "notes",
] as const;

export type PlaceField = (typeof placeFields)[number];
export type Place = Readonly<Partial<Record<PlaceField, string>>>;

export interface OwnItem {
  readonly name: string;
  readonly cubicFeet: number;
  readonly count: number;
}

/** What a household has planned. It stays on the visitor's device. */
export interface Plan extends Boxes {
  /** Moving day, `YYYY-MM-DD`; empty if it isn't known. */
  readonly date: string;
  /** The size of home that was chosen, a value of the form's move size. */
  readonly home: string;
  readonly done: readonly string[];
  /** How many of each item are moving, by the item's id. */
  readonly counts: Readonly<Record<string, number>>;
  readonly own: readonly OwnItem[];
  /** What was said about items that need a word, by the item's id. */
  readonly words: Readonly<Record<string, string>>;
  readonly from: Place;
  readonly to: Place;
}

export const emptyPlan: Plan = {
  date: "",
  home: "",
  done: [],
  counts: {},
  own: [],
  words: {},
  from: {},
  to: {},
  ...noBoxes,
};

/** The most that a plan holds, so that no link can flood the page. */
export const most = {
  count: 999,
  cubicFeet: 2000,
  entries: 400,
  own: 200,
  name: 60,
  text: 200,
} as const;

/** A volume to a tenth of a cubic foot; 0 for anything else. */
const volume = (value: unknown): number =>
  typeof value === "number" && value > 0
    ? Math.min(Math.round(value * 10) / 10, most.cubicFeet)
    : 0;

export const oneLine = (written: string): string =>
  written.replace(/\s+/g, " ").trim();

/** The entries of a record whose keys are ids and whose values aren't empty. */
const byId = <T>(value: unknown, read: (entry: unknown) => T) =>
  Object.fromEntries(
    Object.entries(record(value))
      .slice(0, most.entries)
      .map(([id, entry]) => [id, read(entry)] as const)
      .filter(([id, entry]) => isId(id) && Boolean(entry)),
  );

function place(value: unknown): Place {
  const given = record(value);
  return Object.fromEntries(
    placeFields
      .map((name) => [name, text(given[name], most.text)] as const)
      .filter(([, answer]) => answer),
  );
}

function ownItem(value: unknown): OwnItem[] {
  const given = record(value);
  const item = {
    name: text(given.name, most.name).trim(),
    cubicFeet: volume(given.cubicFeet),
    count: whole(given.count, most.count),
  };
  return item.name && item.cubicFeet && item.count ? [item] : [];
}

/** Makes a plan of anything: what is valid in it is kept, the rest left out. */
export function planOf(value: unknown): Plan {
  const given = record(value);
  const home = text(given.home, most.name);
  return {
    date: day(given.date),
    home: isId(home) ? home : "",
    done: Array.from(new Set(listOf(given.done).slice(0, most.entries))).filter(
      (id): id is string => typeof id === "string" && isId(id),
    ),
    counts: byId(given.counts, (count) => whole(count, most.count)),
    own: listOf(given.own).slice(0, most.own).flatMap(ownItem),
    words: byId(given.words, (words) => text(words, most.text)),
    from: place(given.from),
    to: place(given.to),
    ...boxesOf(given),
  };
}

export const isEmpty = (plan: Plan): boolean =>
  JSON.stringify(plan) === JSON.stringify(emptyPlan);
