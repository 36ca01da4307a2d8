import { boxLimits, compareBoxes, parseBox } from "./boxes";
import type { Box } from "./boxes";
import { placeFields, planLimits } from "./plan";
import type { CustomItem, Place, PlaceField, Plan } from "./plan";
import {
  isId,
  parseArray,
  parseDay,
  parseId,
  parseInteger,
  parseRecord,
  parseText,
} from "./values";

/**
 * What can differ between two versions of a plan or a box, by name: of a box, its damage
 * together with the day on which that was noted.
 */
export type Entries = Readonly<Record<string, Entry>>;

export type Entry =
  | string
  | number
  | true
  | CustomItem
  | Box
  | Pick<Box, "damage" | "noted">
  | undefined;

/** A part of a plan, which has an entry for each of its keys. */
interface Part<T> {
  readonly split: (value: unknown) => Readonly<Record<string, unknown>>;
  readonly join: (entries: Entries) => T;
  /** An entry as it is kept; what is empty or invalid isn't. */
  readonly parse: (value: unknown, key: string) => Entry;
  /** The most entries. */
  readonly max: number;
}

/** A part that is a text, and has one entry without a key. */
const single = (parse: (value: unknown) => string): Part<string> => ({
  split: (value) => ({ "": value }),
  join: (entries) => (entries[""] ?? "") as string,
  parse,
  max: 1,
});

/** Values by their names. */
const record = <R extends object>(
  isName: (name: string) => boolean,
  parse: (value: unknown) => Entry,
): Part<R> => ({
  split: parseRecord,
  join: (entries) => entries as R,
  parse: (value, name) => (isName(name) ? parse(value) : undefined),
  max: planLimits.entries,
});

/** Objects that anybody wrote may not be made texts. */
const parseName = (value: unknown) => (typeof value === "string" ? value : "");

/** Ids of what is checked off. */
const checked: Part<readonly string[]> = {
  split: (value) =>
    Object.fromEntries(parseArray(value).map((id) => [parseName(id), true])),
  join: (entries) => Object.keys(entries).sort(),
  parse: (value, id) => (value === true && isId(id)) || undefined,
  max: planLimits.entries,
};

/** Things by their ids; of those with one id, the last. */
const list = <T extends CustomItem | Box>(
  parse: (value: unknown) => T | undefined,
  max: number,
  compare: (one: T, other: T) => number,
): Part<readonly T[]> => ({
  split: (value) =>
    Object.fromEntries(
      parseArray(value).map((one) => [parseId(parseRecord(one).id), one]),
    ),
  join: (entries) => (Object.values(entries) as T[]).sort(compare),
  parse,
  max,
});

const parseHome = (value: unknown): string => {
  const home = parseText(value, planLimits.name);
  return isId(home) ? home : "";
};

const parseNote = (value: unknown) => parseText(value, planLimits.text);

/** A volume to a tenth of a cubic foot; 0 for anything else. */
const parseVolume = (value: unknown): number =>
  typeof value === "number" && value > 0
    ? Math.min(Math.round(value * 10) / 10, planLimits.cubicFeet)
    : 0;

const parseCount = (value: unknown) => parseInteger(value, planLimits.count);

/** Makes an item of anything: none if its id, name, volume or count is invalid. */
function parseCustomItem(value: unknown): CustomItem | undefined {
  const given = parseRecord(value);
  const item = {
    id: parseId(given.id),
    name: parseText(given.name, planLimits.name).trim(),
    cubicFeet: parseVolume(given.cubicFeet),
    count: parseCount(given.count),
  };
  return Object.values(item).every(Boolean) ? item : undefined;
}

const compareIds = (one: CustomItem, other: CustomItem) =>
  one.id < other.id ? -1 : 1;

const isPlaceField = (name: string) =>
  placeFields.some((field) => field === name);

/** The parts of a plan, by which it is read, changed, merged and sent. */
const planParts = {
  date: single(parseDay),
  home: single(parseHome),
  from: record<Place>(isPlaceField, parseNote),
  to: record<Place>(isPlaceField, parseNote),
  itemNotes: record<Plan["itemNotes"]>(isId, parseNote),
  counts: record<Plan["counts"]>(isId, parseCount),
  done: checked,
  customItems: list(parseCustomItem, planLimits.customItems, compareIds),
  boxes: list(parseBox, boxLimits.boxes, compareBoxes),
};

type PartName = keyof typeof planParts;

type Parts = Pick<Plan, PartName>;

/** Makes each part of a plan. */
const mapParts = (
  make: (part: Part<unknown>, name: PartName) => unknown,
): Parts =>
  Object.fromEntries(
    Object.entries(planParts).map(([name, part]) => [
      name,
      make(part, name as PartName),
    ]),
  ) as unknown as Parts;

/** Makes a part of entries, which anybody may have written. */
function joinValid<T>(
  { join, parse, max }: Part<T>,
  given: Readonly<Record<string, unknown>>,
): T {
  const entries = Object.entries(given)
    .slice(0, max)
    .map(([key, entry]) => [key, parse(entry, key)] as const);
  return join(Object.fromEntries(entries.filter(([, entry]) => entry)));
}

/** Reads the parts of a plan, which anybody may have written. */
export const parseParts = (given: Readonly<Record<string, unknown>>): Parts =>
  mapParts((part, name) => joinValid(part, part.split(given[name])));

/** The entries of a plan, under names such as `date`, `from.city` and `counts.sofa`. */
export const planEntries = (plan: Plan): Entries =>
  Object.fromEntries(
    Object.entries(planParts).flatMap(([name, { split }]) =>
      Object.entries(split(plan[name as PartName])).map(([key, entry]) => [
        key ? `${name}.${key}` : name,
        entry as Entry,
      ]),
    ),
  );

/** What {@link planEntries} made entries of. */
export function planOf(entries: Entries): Parts {
  const parts: Record<string, Record<string, Entry>> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const [part = "", key = ""] = name.split(".");
    if (entry) (parts[part] ??= {})[key] = entry;
  }
  return mapParts(({ join }, name) => join(parts[name] ?? {}));
}

/** The name of an entry: that of a part, perhaps with a key in it. */
export type EntryName =
  | "date"
  | "home"
  | `${"from" | "to"}.${PlaceField}`
  | `${"itemNotes" | "counts" | "done" | "customItems"}.${string}`;

/** Whether a text may be the name of an entry. */
export function isEntryName(name: string): boolean {
  const [part = "", key] = name.split(".");
  return Object.hasOwn(planParts, part) && (key === undefined || isId(key));
}

/** A plan in which an entry is something else; an empty value takes it away. */
export function withEntry(plan: Plan, name: EntryName, value: unknown): Plan {
  const [partName, key = ""] = name.split(".") as [PartName, string?];
  const part: Part<unknown> = planParts[partName];
  const entries = { ...part.split(plan[partName]), [key]: value };
  return { ...plan, [partName]: joinValid(part, entries) };
}
