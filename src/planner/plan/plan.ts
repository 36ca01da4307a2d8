import { parseBoxes, noBoxes } from "./boxes";
import type { Boxes } from "./boxes";
import {
  parseDay,
  isId,
  parseArray,
  parseRecord,
  parseText,
  parseInteger,
} from "./values";

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
export const planLimits = {
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
    ? Math.min(Math.round(value * 10) / 10, planLimits.cubicFeet)
    : 0;

export const oneLine = (written: string): string =>
  written.replace(/\s+/g, " ").trim();

/** The entries of a record whose keys are ids and whose values aren't empty. */
const byId = <T>(value: unknown, read: (entry: unknown) => T) =>
  Object.fromEntries(
    Object.entries(parseRecord(value))
      .slice(0, planLimits.entries)
      .map(([id, entry]) => [id, read(entry)] as const)
      .filter(([id, entry]) => isId(id) && Boolean(entry)),
  );

function place(value: unknown): Place {
  const given = parseRecord(value);
  return Object.fromEntries(
    placeFields
      .map((name) => [name, parseText(given[name], planLimits.text)] as const)
      .filter(([, answer]) => answer),
  );
}

function ownItem(value: unknown): OwnItem[] {
  const given = parseRecord(value);
  const item = {
    name: parseText(given.name, planLimits.name).trim(),
    cubicFeet: volume(given.cubicFeet),
    count: parseInteger(given.count, planLimits.count),
  };
  return item.name && item.cubicFeet && item.count ? [item] : [];
}

/** Makes a plan of anything: what is valid in it is kept, the rest left out. */
export function parsePlan(value: unknown): Plan {
  const given = parseRecord(value);
  const home = parseText(given.home, planLimits.name);
  return {
    date: parseDay(given.date),
    home: isId(home) ? home : "",
    done: Array.from(
      new Set(parseArray(given.done).slice(0, planLimits.entries)),
    ).filter((id): id is string => typeof id === "string" && isId(id)),
    counts: byId(given.counts, (count) =>
      parseInteger(count, planLimits.count),
    ),
    own: parseArray(given.own).slice(0, planLimits.own).flatMap(ownItem),
    words: byId(given.words, (words) => parseText(words, planLimits.text)),
    from: place(given.from),
    to: place(given.to),
    ...parseBoxes(given),
  };
}

export const isEmpty = (plan: Plan): boolean =>
  JSON.stringify(plan) === JSON.stringify(emptyPlan);
