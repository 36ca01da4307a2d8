import { boxLimits, compareBoxes, parseBox } from "./boxes";
import type { Box } from "./boxes";
import { accessKeys, planLimits } from "./plan";
import type { CustomItem, AccessDetails, AccessKey, Plan } from "./plan";
import {
  isId,
  parseArray,
  parseDay,
  parseId,
  parseInteger,
  parseRecord,
  parseText,
} from "./parseValues";

/**
 * What can differ between two versions of a plan or a box, by name: of a box, its damage
 * together with the day on which that was noted.
 */
export type FlatValues = Readonly<Record<string, FlatValue>>;

export type FlatValue =
  | string
  | number
  | true
  | CustomItem
  | Box
  | Pick<Box, "damage" | "noted">
  | undefined;

/** A part of a plan, which has an entry for each of its keys. */
interface Codec<T> {
  readonly split: (value: unknown) => Readonly<Record<string, unknown>>;
  readonly join: (values: FlatValues) => T;
  /** An entry as it is kept; what is empty or invalid isn't. */
  readonly parse: (value: unknown, key: string) => FlatValue;
  /** The most entries. */
  readonly max: number;
}

/** A part that is a text, and has one entry without a key. */
const textCodec = (parse: (value: unknown) => string): Codec<string> => ({
  split: (value) => ({ "": value }),
  join: (values) => (values[""] ?? "") as string,
  parse,
  max: 1,
});

/** Values by their names. */
const recordCodec = <R extends object>(
  isKey: (key: string) => boolean,
  parse: (value: unknown) => FlatValue,
): Codec<R> => ({
  split: parseRecord,
  join: (values) => values as R,
  parse: (value, key) => (isKey(key) ? parse(value) : undefined),
  max: planLimits.recordKeys,
});

/** Objects that anybody wrote may not be made texts. */
const parseKey = (value: unknown) => (typeof value === "string" ? value : "");

/** Ids of what is checked off. */
const checkedIdsCodec: Codec<readonly string[]> = {
  split: (value) =>
    Object.fromEntries(parseArray(value).map((id) => [parseKey(id), true])),
  join: (values) => Object.keys(values).sort(),
  parse: (value, id) => (value === true && isId(id)) || undefined,
  max: planLimits.recordKeys,
};

/** Things by their ids; of those with one id, the last. */
const listCodec = <T extends CustomItem | Box>(
  parse: (value: unknown) => T | undefined,
  max: number,
  compare: (one: T, other: T) => number,
): Codec<readonly T[]> => ({
  split: (value) =>
    Object.fromEntries(
      parseArray(value).map((one) => [parseId(parseRecord(one).id), one]),
    ),
  join: (values) => (Object.values(values) as T[]).sort(compare),
  parse,
  max,
});

const parseHome = (value: unknown): string => {
  const home = parseText(value, planLimits.nameLength);
  return isId(home) ? home : "";
};

const parseNote = (value: unknown) => parseText(value, planLimits.textLength);

/** A volume to a tenth of a cubic foot; 0 for anything else. */
const parseVolume = (value: unknown): number =>
  typeof value === "number" && value > 0
    ? Math.min(Math.round(value * 10) / 10, planLimits.cubicFeet)
    : 0;

const parseCount = (value: unknown) => parseInteger(value, planLimits.count);

/** Makes an item of anything: none if its id, name, volume or count is invalid. */
function parseCustomItem(value: unknown): CustomItem | undefined {
  const input = parseRecord(value);
  const item = {
    id: parseId(input.id),
    name: parseText(input.name, planLimits.nameLength).trim(),
    cubicFeet: parseVolume(input.cubicFeet),
    count: parseCount(input.count),
  };
  return Object.values(item).every(Boolean) ? item : undefined;
}

const compareIds = (one: CustomItem, other: CustomItem) =>
  one.id < other.id ? -1 : 1;

const isAccessKey = (key: string) =>
  accessKeys.some((accessKey) => accessKey === key);

/** The parts of a plan, by which it is read, changed, merged and sent. */
const planCodecs = {
  date: textCodec(parseDay),
  home: textCodec(parseHome),
  from: recordCodec<AccessDetails>(isAccessKey, parseNote),
  to: recordCodec<AccessDetails>(isAccessKey, parseNote),
  itemNotes: recordCodec<Plan["itemNotes"]>(isId, parseNote),
  counts: recordCodec<Plan["counts"]>(isId, parseCount),
  done: checkedIdsCodec,
  customItems: listCodec(parseCustomItem, planLimits.customItems, compareIds),
  boxes: listCodec(parseBox, boxLimits.boxes, compareBoxes),
};

type PlanProperty = keyof typeof planCodecs;

type PlanProperties = Pick<Plan, PlanProperty>;

/** Makes each part of a plan. */
const mapCodecs = (
  map: (codec: Codec<unknown>, property: PlanProperty) => unknown,
): PlanProperties =>
  Object.fromEntries(
    Object.entries(planCodecs).map(([property, codec]) => [
      property,
      map(codec, property as PlanProperty),
    ]),
  ) as unknown as PlanProperties;

/** Makes a part of entries, which anybody may have written. */
function joinValid<T>(
  { join, parse, max }: Codec<T>,
  input: Readonly<Record<string, unknown>>,
): T {
  const values = Object.entries(input)
    .slice(0, max)
    .map(([key, value]) => [key, parse(value, key)] as const);
  return join(Object.fromEntries(values.filter(([, value]) => value)));
}

/** Reads the parts of a plan, which anybody may have written. */
export const parseProperties = (
  input: Readonly<Record<string, unknown>>,
): PlanProperties =>
  mapCodecs((codec, property) =>
    joinValid(codec, codec.split(input[property])),
  );

/** The entries of a plan, under names such as `date`, `from.city` and `counts.sofa`. */
export const flattenPlan = (plan: Plan): FlatValues =>
  Object.fromEntries(
    Object.entries(planCodecs).flatMap(([property, { split }]) =>
      Object.entries(split(plan[property as PlanProperty])).map(
        ([key, value]) => [
          key ? `${property}.${key}` : property,
          value as FlatValue,
        ],
      ),
    ),
  );

/** What {@link flattenPlan} made entries of. */
export function unflattenPlan(flatValues: FlatValues): PlanProperties {
  const valuesByProperty: Record<string, Record<string, FlatValue>> = {};
  for (const [flatKey, value] of Object.entries(flatValues)) {
    const [property = "", key = ""] = flatKey.split(".");
    if (value) (valuesByProperty[property] ??= {})[key] = value;
  }
  return mapCodecs(({ join }, property) =>
    join(valuesByProperty[property] ?? {}),
  );
}

/** The name of an entry: that of a part, perhaps with a key in it. */
export type FlatKey =
  | "date"
  | "home"
  | `${"from" | "to"}.${AccessKey}`
  | `${"itemNotes" | "counts" | "done" | "customItems"}.${string}`;

/** Whether a text may be the name of an entry. */
export function isFlatKey(flatKey: string): boolean {
  const [property = "", keyInProperty] = flatKey.split(".");
  return (
    Object.hasOwn(planCodecs, property) &&
    (keyInProperty === undefined || isId(keyInProperty))
  );
}

/** A plan in which an entry is something else; an empty value takes it away. */
export function withValue(plan: Plan, flatKey: FlatKey, value: unknown): Plan {
  const [property, key = ""] = flatKey.split(".") as [PlanProperty, string?];
  const codec: Codec<unknown> = planCodecs[property];
  const values = { ...codec.split(plan[property]), [key]: value };
  return { ...plan, [property]: joinValid(codec, values) };
}
