import { maxTime } from "./changeTime";
import type { Times } from "./changeTime";
import { isEntryName, parseParts, planEntries } from "./entries";
import { isFilled, planLimits } from "./plan";
import type { Plan } from "./plan";
import { parseEntries, parseId, parseInteger, parseRecord } from "./values";

/** The version of the format in which plans are written. */
export const version = 1;

/** The times of all entries that are there, and the latest of those that aren't. */
function parseTimes(value: unknown, plan: Plan): Times {
  const entries = planEntries(plan);
  const times = Object.entries(
    parseEntries(value, isEntryName, (time) => parseInteger(time, maxTime)),
  );
  const deleted = times
    .filter(([name]) => !entries[name])
    .sort(([, one], [, other]) => other - one)
    .slice(planLimits.deleted);
  const cut = new Set(deleted.map(([name]) => name));
  return Object.fromEntries(times.filter(([name]) => !cut.has(name)));
}

/** Makes a plan of anything: what is valid in it is kept, the rest left out. */
export function parsePlan(value: unknown): Plan {
  const given = parseRecord(value);
  const plan: Plan = {
    ...parseParts(given),
    id: parseId(given.id),
    changed: {},
  };
  return { ...plan, changed: parseTimes(given.changed, plan) };
}

export const emptyPlan: Plan = parsePlan({});

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
    const { v = 1 } = value as { v?: unknown };
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
