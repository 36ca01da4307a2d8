import { mergeById } from "./changeTime";
import { maxTime, parseBoxes, noBoxes } from "./boxes";
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

/** An item that the inventory doesn't list. */
export interface CustomItem {
  /** The same on every device that has the item. */
  readonly id: string;
  readonly name: string;
  readonly cubicFeet: number;
  readonly count: number;
}

/** What a household has planned. It stays on the visitor's device. */
export interface Plan extends Boxes {
  /**
   * Tells the plan from those of other moves; empty until it leaves the page, see
   * `identify`. Of two plans that were merged, the older one's stays.
   */
  readonly id: string;
  /** Moving day, `YYYY-MM-DD`; empty if it isn't known. */
  readonly date: string;
  /** The size of home that was chosen, a value of the form's move size. */
  readonly home: string;
  readonly done: readonly string[];
  /** How many of each item are moving, by the item's id. */
  readonly counts: Readonly<Record<string, number>>;
  readonly customItems: readonly CustomItem[];
  /** What was said about items that need a word, by the item's id. */
  readonly itemNotes: Readonly<Record<string, string>>;
  readonly from: Place;
  readonly to: Place;
  /**
   * When answers last changed, in seconds since 1970, by their names: `date`, `home`,
   * or such as `from.city` and `itemNotes.piano`. Also of answers that were deleted.
   */
  readonly changed: Readonly<Record<string, number>>;
}

export const emptyPlan: Plan = {
  id: "",
  date: "",
  home: "",
  done: [],
  counts: {},
  customItems: [],
  itemNotes: {},
  from: {},
  to: {},
  changed: {},
  ...noBoxes,
};

/** The most that a plan holds, so that no link can flood the page. */
export const planLimits = {
  count: 999,
  cubicFeet: 2000,
  entries: 400,
  customItems: 200,
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

/** The entries of a record whose names are valid and whose values aren't empty. */
const parseEntries = <T>(
  value: unknown,
  isName: (name: string) => boolean,
  read: (entry: unknown) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(parseRecord(value))
      .slice(0, planLimits.entries)
      .map(([name, entry]) => [name, read(entry)] as const)
      .filter(([name, entry]) => isName(name) && Boolean(entry)),
  );

const parseNote = (value: unknown) => parseText(value, planLimits.text);

const parsePlace = (value: unknown): Place =>
  parseEntries(
    value,
    (name) => placeFields.some((field) => field === name),
    parseNote,
  );

/** Names of what {@link Plan.changed} has times for. */
const isAnswer = (name: string) =>
  /^(date|home|(from|to|itemNotes)\.[a-z0-9-]{1,60})$/.test(name);

/** Makes an item of anything: none if its id, name, volume or count is invalid. */
export function parseCustomItem(value: unknown): readonly CustomItem[] {
  const given = parseRecord(value);
  const item = {
    id: parseText(given.id, 20),
    name: parseText(given.name, planLimits.name).trim(),
    cubicFeet: volume(given.cubicFeet),
    count: parseInteger(given.count, planLimits.count),
  };
  return isId(item.id) && item.name && item.cubicFeet && item.count
    ? [item]
    : [];
}

/** Makes a plan of anything: what is valid in it is kept, the rest left out. */
export function parsePlan(value: unknown): Plan {
  const given = parseRecord(value);
  const home = parseText(given.home, planLimits.name);
  const id = parseText(given.id, 20);
  return {
    id: isId(id) ? id : "",
    date: parseDay(given.date),
    home: isId(home) ? home : "",
    done: Array.from(
      new Set(parseArray(given.done).slice(0, planLimits.entries)),
    ).filter((id): id is string => typeof id === "string" && isId(id)),
    counts: parseEntries(given.counts, isId, (count) =>
      parseInteger(count, planLimits.count),
    ),
    customItems: mergeById(
      parseArray(given.customItems)
        .slice(0, planLimits.customItems)
        .flatMap(parseCustomItem),
      [],
      (first) => first,
    ),
    itemNotes: parseEntries(given.itemNotes, isId, parseNote),
    from: parsePlace(given.from),
    to: parsePlace(given.to),
    changed: parseEntries(given.changed, isAnswer, (time) =>
      parseInteger(time, maxTime),
    ),
    ...parseBoxes(given),
  };
}

/** What is in a plan, but for its id and the times of its changes. */
const contentsOf = (plan: Plan): string =>
  writePlan({ ...plan, id: "", changed: {} });

export const hasSameContents = (plan: Plan, other: Plan): boolean =>
  contentsOf(plan) === contentsOf(other);

export const isEmpty = (plan: Plan): boolean =>
  hasSameContents(plan, emptyPlan);

/** The plan as JSON, without its empty parts. */
export const writePlan = (plan: Plan): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(plan).filter(([, value]: [string, unknown]) =>
        typeof value === "object" && value !== null
          ? Object.keys(value).length > 0
          : Boolean(value),
      ),
    ),
  );

/** Reads what {@link writePlan} wrote; `undefined` if it's damaged. */
export function readPlan(written: string): Plan | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? parsePlan(value)
      : undefined;
  } catch {
    return undefined;
  }
}
