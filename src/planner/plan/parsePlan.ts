import { maxTimestamp } from "./timestamps";
import type { Timestamps } from "./timestamps";
import { isFlatKey, parseProperties, flattenPlan } from "./planCodecs";
import { isFilled, planLimits } from "./plan";
import type { Plan } from "./plan";
import {
  parseRecordValues,
  parseId,
  parseInteger,
  parseRecord,
} from "./parseValues";

/** The version of the format in which plans are written. */
export const formatVersion = 1;

/** The times of all entries that are there, and the latest of those that aren't. */
function parseTimestamps(value: unknown, plan: Plan): Timestamps {
  const values = flattenPlan(plan);
  const timestamps = Object.entries(
    parseRecordValues(value, isFlatKey, (timestamp) =>
      parseInteger(timestamp, maxTimestamp),
    ),
  );
  const excessTombstones = timestamps
    .filter(([key]) => !values[key])
    .sort(([, earlier], [, later]) => later - earlier)
    .slice(planLimits.tombstones);
  const dropped = new Set(excessTombstones.map(([key]) => key));
  return Object.fromEntries(timestamps.filter(([key]) => !dropped.has(key)));
}

/** Makes a plan of anything: what is valid in it is kept, the rest left out. */
export function parsePlan(value: unknown): Plan {
  const input = parseRecord(value);
  const plan: Plan = {
    ...parseProperties(input),
    id: parseId(input.id),
    changed: {},
  };
  return { ...plan, changed: parseTimestamps(input.changed, plan) };
}

export const emptyPlan: Plan = parsePlan({});

/** A loop, because this runs for each box with each key that is pressed. */
function withoutEmpty(value: object): object {
  const filledParts: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(value))
    if (isFilled(property)) filledParts[key] = property;
  return filledParts;
}

/** The plan as JSON, without its empty parts. */
export const serializePlan = (plan: Plan): string =>
  JSON.stringify({
    v: formatVersion,
    ...withoutEmpty({ ...plan, boxes: plan.boxes.map(withoutEmpty) }),
  });

/** Why a plan can't be read: a newer version of the site wrote it, or it's damaged. */
export type UnreadableReason = "newer" | "damaged";

/** Reads what {@link serializePlan} wrote. */
export function deserializePlan(text: string): Plan | UnreadableReason {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return "damaged";
    const { v = 1 } = value as { v?: unknown };
    return typeof v === "number" && v > formatVersion
      ? "newer"
      : parsePlan(value);
  } catch {
    return "damaged";
  }
}

/** Whether two plans say the same, whenever that was entered. */
export const hasSameContents = (plan: Plan, other: Plan): boolean =>
  serializeContents(plan) === serializeContents(other);

const serializeContents = (plan: Plan): string =>
  serializePlan({
    ...plan,
    id: "",
    changed: {},
    boxes: plan.boxes.map((box) => ({ ...box, changed: {} })),
  });
