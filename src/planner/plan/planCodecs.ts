import { boxLimits, compareBoxes, parseBox } from "./boxes";
import type { Box } from "./boxes";
import { accessQuestionKeys, planLimits } from "./plan";
import type { CustomItem, AccessDetails, Plan } from "./plan";
import {
  isId,
  parseArrayOrEmpty,
  parseDayOrEmpty,
  parseIdOrEmpty,
  parseIntegerOrZero,
  parseRecordOrEmpty,
  sanitizeText,
} from "./parseValues";

/** Mergeable values of a plan or a box, by flat key. */
export type FlatValues = Readonly<Record<string, FlatValue>>;

export type FlatValue =
  | string
  | number
  | true
  | CustomItem
  | Box
  | Pick<Box, "damage" | "noted">
  | undefined;

/** Codec of a plan property: splits it into keyed values, and joins them again. */
interface Codec<T> {
  readonly split: (value: unknown) => Readonly<Record<string, unknown>>;
  readonly join: (values: FlatValues) => T;
  /** Normalizes an untrusted value; falsy for an empty or invalid value. */
  readonly parse: (value: unknown, key: string) => FlatValue;
  /** Maximum number of values. */
  readonly max: number;
}

/** Codec of a text: one value under the empty key. */
const textCodec = (parse: (value: unknown) => string): Codec<string> => ({
  split: (value) => ({ "": value }),
  join: (values) => (values[""] ?? "") as string,
  parse,
  max: 1,
});

/** Codec of a record: each value under its key. */
const recordCodec = <R extends object>(
  isKey: (key: string) => boolean,
  parse: (value: unknown) => FlatValue,
): Codec<R> => ({
  split: parseRecordOrEmpty,
  join: (values) => values as R,
  parse: (value, key) => (isKey(key) ? parse(value) : undefined),
  max: planLimits.recordKeys,
});

/** Never coerces untrusted objects to strings: their `toString` may throw. */
const parseKey = (value: unknown) => (typeof value === "string" ? value : "");

/** Codec of a list of checked IDs: `true` under each ID. */
const checkedIdsCodec: Codec<readonly string[]> = {
  split: (value) =>
    Object.fromEntries(
      parseArrayOrEmpty(value).map((id) => [parseKey(id), true]),
    ),
  join: (values) => Object.keys(values).sort(),
  parse: (value, id) => (value === true && isId(id)) || undefined,
  max: planLimits.recordKeys,
};

/** Codec of a list: each item under its ID; of two items with one ID, the last. */
const listCodec = <T extends CustomItem | Box>(
  parse: (value: unknown) => T | undefined,
  max: number,
  compare: (one: T, other: T) => number,
): Codec<readonly T[]> => ({
  split: (value) =>
    Object.fromEntries(
      parseArrayOrEmpty(value).map((item) => [
        parseIdOrEmpty(parseRecordOrEmpty(item).id),
        item,
      ]),
    ),
  join: (values) => (Object.values(values) as T[]).sort(compare),
  parse,
  max,
});

const parseHome = (value: unknown): string => {
  const home = sanitizeText(value, planLimits.nameLength);
  return isId(home) ? home : "";
};

const parseNote = (value: unknown) =>
  sanitizeText(value, planLimits.textLength);

/** Parses cubic feet, rounded to a tenth; 0 for anything else. */
const parseVolume = (value: unknown): number =>
  typeof value === "number" && value > 0
    ? Math.min(Math.round(value * 10) / 10, planLimits.cubicFeet)
    : 0;

const parseCount = (value: unknown) =>
  parseIntegerOrZero(value, planLimits.count);

/** Parses an untrusted item; `undefined` if ID, name, volume or count is invalid. */
function parseCustomItem(value: unknown): CustomItem | undefined {
  const input = parseRecordOrEmpty(value);
  const item = {
    id: parseIdOrEmpty(input.id),
    name: sanitizeText(input.name, planLimits.nameLength).trim(),
    cubicFeet: parseVolume(input.cubicFeet),
    count: parseCount(input.count),
  };
  return Object.values(item).every(Boolean) ? item : undefined;
}

const compareIds = (one: CustomItem, other: CustomItem) =>
  one.id < other.id ? -1 : 1;

const isAccessQuestionKey = (key: string) =>
  accessQuestionKeys.some((accessKey) => accessKey === key);

/** Properties that are parsed, updated and merged: all but the ID and the timestamps. */
export type PlanProperty = Exclude<keyof Plan, "id" | "changed">;

type PlanProperties = Pick<Plan, PlanProperty>;

interface PropertyCodec<T> extends Codec<T> {
  /** Whether clearing the inventory clears the property. */
  readonly isInventory: boolean;
}

const itemNotesCodec = recordCodec<Plan["itemNotes"]>(isId, parseNote);
const countsCodec = recordCodec<Plan["counts"]>(isId, parseCount);
const accessCodec = recordCodec<AccessDetails>(isAccessQuestionKey, parseNote);
const customItemsCodec = listCodec(
  parseCustomItem,
  planLimits.customItems,
  compareIds,
);
const boxesCodec = listCodec(parseBox, boxLimits.boxes, compareBoxes);

/** Codecs of the plan properties, for parsing, updates and merges. */
const planCodecs: {
  readonly [P in PlanProperty]: PropertyCodec<Plan[P]>;
} = {
  date: { ...textCodec(parseDayOrEmpty), isInventory: false },
  home: { ...textCodec(parseHome), isInventory: false },
  from: { ...accessCodec, isInventory: false },
  to: { ...accessCodec, isInventory: false },
  itemNotes: { ...itemNotesCodec, isInventory: true },
  counts: { ...countsCodec, isInventory: true },
  done: { ...checkedIdsCodec, isInventory: false },
  customItems: { ...customItemsCodec, isInventory: true },
  boxes: { ...boxesCodec, isInventory: false },
};

export const planProperties = Object.keys(
  planCodecs,
) as readonly PlanProperty[];

/**
 * Builds the plan properties.
 * @param build returns the value of a property, by its codec
 */
export const buildPlanProperties = (
  build: (codec: PropertyCodec<unknown>, property: PlanProperty) => unknown,
): PlanProperties =>
  Object.fromEntries(
    Object.entries(planCodecs).map(([property, codec]) => [
      property,
      build(codec, property as PlanProperty),
    ]),
  ) as unknown as PlanProperties;

/**
 * Joins a plan property from untrusted values; drops values that are invalid or beyond the
 * limit.
 */
function joinValid<T>(
  { join, parse, max }: Codec<T>,
  input: Readonly<Record<string, unknown>>,
): T {
  const values = Object.entries(input)
    .slice(0, max)
    .map(([key, value]) => [key, parse(value, key)] as const);
  return join(Object.fromEntries(values.filter(([, value]) => value)));
}

/** Parses the properties of an untrusted plan. */
export const parsePlanProperties = (
  input: Readonly<Record<string, unknown>>,
): PlanProperties =>
  buildPlanProperties((codec, property) =>
    joinValid(codec, codec.split(input[property])),
  );

/** Flattens a plan into values under keys such as `date`, `from.city` and `counts.sofa`. */
export function flattenPlan(plan: Plan): FlatValues {
  const flatValues: Record<string, FlatValue> = {};
  for (const [property, { split }] of Object.entries(planCodecs)) {
    const values = split(plan[property as PlanProperty]);
    for (const [key, value] of Object.entries(values))
      flatValues[key ? `${property}.${key}` : property] = value as FlatValue;
  }
  return flatValues;
}

/** Inverse of {@link flattenPlan}: returns the properties that have codecs. */
export function unflattenPlan(flatValues: FlatValues): PlanProperties {
  const valuesByProperty: Record<string, Record<string, FlatValue>> = {};
  for (const [flatKey, value] of Object.entries(flatValues)) {
    const [property = "", key = ""] = flatKey.split(".");
    if (!value) continue;
    const values = (valuesByProperty[property] ??= {});
    values[key] = value;
  }
  return buildPlanProperties(({ join }, property) =>
    join(valuesByProperty[property] ?? {}),
  );
}

/** Keys within a plan property: its record's keys; for a list, IDs. */
type KeyInProperty<T> = T extends readonly unknown[]
  ? string
  : keyof T & string;

/**
 * Flat key of a value that {@link withFlatValue} can set: a plan property, or a plan property
 * and a key within it, joined by a dot. Boxes have updates of their own.
 */
export type FlatKey = {
  [P in Exclude<PlanProperty, "boxes">]: Plan[P] extends string
    ? P
    : `${P}.${KeyInProperty<Plan[P]>}`;
}[Exclude<PlanProperty, "boxes">];

/** Whether an untrusted text has the form of a flat key. */
export function isFlatKey(flatKey: string): boolean {
  const [property = "", keyInProperty] = flatKey.split(".");
  return (
    Object.hasOwn(planCodecs, property) &&
    (keyInProperty === undefined || isId(keyInProperty))
  );
}

/** Returns a copy of a plan with one flat value set, or deleted if the value is empty or invalid. */
export function withFlatValue(
  plan: Plan,
  flatKey: FlatKey,
  value: unknown,
): Plan {
  const [property, key = ""] = flatKey.split(".") as [PlanProperty, string?];
  const codec: Codec<unknown> = planCodecs[property];
  const values = { ...codec.split(plan[property]), [key]: value };
  return { ...plan, [property]: joinValid(codec, values) };
}
