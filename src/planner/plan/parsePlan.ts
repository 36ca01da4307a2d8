import { parseBoxes } from "./boxes";
import { maxTime } from "./changeTime";
import type { Times } from "./changeTime";
import { planEntries } from "./entries";
import { isFilled, placeFields, planLimits } from "./plan";
import type { CustomItem, Place, Plan } from "./plan";
import {
  isId,
  parseArray,
  parseDay,
  parseEntries,
  parseId,
  parseInteger,
  parseRecord,
  parseText,
  uniqueById,
} from "./values";

/** The version of the format in which plans are written. Plans without one are older. */
const version = 1;

/** A volume to a tenth of a cubic foot; 0 for anything else. */
const parseVolume = (value: unknown): number =>
  typeof value === "number" && value > 0
    ? Math.min(Math.round(value * 10) / 10, planLimits.cubicFeet)
    : 0;

/** The first entries of a record, as many as a plan may have. */
const parseFirst = <T>(
  value: unknown,
  ...rules: [isName: (name: string) => boolean, parse: (entry: unknown) => T]
) =>
  parseEntries(
    Object.fromEntries(
      Object.entries(parseRecord(value)).slice(0, planLimits.entries),
    ),
    ...rules,
  );

const parseNote = (value: unknown) => parseText(value, planLimits.text);

const parsePlace = (value: unknown): Place =>
  parseFirst(
    value,
    (name) => placeFields.some((field) => field === name),
    parseNote,
  );

/** Names of what {@link Plan.changed} has times for. */
const isEntry = (name: string) =>
  /^(date|home|(from|to|itemNotes|counts|done|customItems|boxes)\.[a-z0-9-]{1,60})$/.test(
    name,
  );

/** The times of all entries that are there, and the latest of those that aren't. */
function parseTimes(value: unknown, plan: Plan): Times {
  const entries = planEntries(plan);
  const times = Object.entries(
    parseEntries(value, isEntry, (time) => parseInteger(time, maxTime)),
  );
  const deleted = times
    .filter(([name]) => !entries[name])
    .sort(([, one], [, other]) => other - one)
    .slice(planLimits.deleted);
  const cut = new Set(deleted.map(([name]) => name));
  return Object.fromEntries(times.filter(([name]) => !cut.has(name)));
}

/** Makes an item of anything: none if its id, name, volume or count is invalid. */
export function parseCustomItem(value: unknown): readonly CustomItem[] {
  const given = parseRecord(value);
  const item = {
    id: parseId(given.id),
    name: parseText(given.name, planLimits.name).trim(),
    cubicFeet: parseVolume(given.cubicFeet),
    count: parseInteger(given.count, planLimits.count),
  };
  return item.id && item.name && item.cubicFeet && item.count ? [item] : [];
}

/** Makes a plan of anything: what is valid in it is kept, the rest left out. */
export function parsePlan(value: unknown): Plan {
  const given = parseRecord(value);
  const home = parseText(given.home, planLimits.name);
  const plan: Plan = {
    id: parseId(given.id),
    date: parseDay(given.date),
    home: isId(home) ? home : "",
    done: Array.from(
      new Set(parseArray(given.done).slice(0, planLimits.entries)),
    ).filter((id): id is string => typeof id === "string" && isId(id)),
    counts: parseFirst(given.counts, isId, (count) =>
      parseInteger(count, planLimits.count),
    ),
    customItems: uniqueById(
      parseArray(given.customItems)
        .slice(0, planLimits.customItems)
        .flatMap(parseCustomItem),
    ),
    itemNotes: parseFirst(given.itemNotes, isId, parseNote),
    from: parsePlace(given.from),
    to: parsePlace(given.to),
    changed: {},
    ...parseBoxes(given),
  };
  return { ...plan, changed: parseTimes(given.changed, plan) };
}

/** A loop, because this runs for each box with each key that is pressed. */
function filled(value: object): object {
  const parts: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value))
    if (isFilled(part)) parts[name] = part;
  return parts;
}

/** The plan as JSON, without its empty parts. */
export const writePlan = (plan: Plan): string =>
  JSON.stringify({
    v: version,
    ...filled({ ...plan, boxes: plan.boxes.map(filled) }),
  });

/** Why a plan can't be read: a newer version of the site wrote it, or it's damaged. */
export type Unreadable = "newer" | "damaged";

/** Reads what {@link writePlan} wrote. */
export function readPlan(written: string): Plan | Unreadable {
  try {
    const value: unknown = JSON.parse(written);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return "damaged";
    const { v = 0 } = value as { v?: unknown };
    return typeof v === "number" && v > version ? "newer" : parsePlan(value);
  } catch {
    return "damaged";
  }
}

/** Whether two plans say the same, whenever that was entered. */
export const hasSameContents = (plan: Plan, other: Plan): boolean =>
  contentsOf(plan) === contentsOf(other);

const contentsOf = (plan: Plan): string =>
  writePlan({
    ...plan,
    id: "",
    changed: {},
    boxes: plan.boxes.map((box) => ({ ...box, changed: {} })),
  });
