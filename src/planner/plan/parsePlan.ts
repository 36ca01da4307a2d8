import { maxTimestamp } from "./timestamps";
import type { Timestamps } from "./timestamps";
import { isFlatKey, parsePlanProperties, flattenPlan } from "./planCodecs";
import { isFilled, planLimits } from "./plan";
import type { Plan } from "./plan";
import {
  parseRecordValues,
  parseIdOrEmpty,
  parseIntegerOrZero,
  parseRecordOrEmpty,
} from "./parseValues";

/** Version of the format in which plans are serialized. */
export const planFormatVersion = 1;

/** Parses the timestamps of a plan: those of its values, and the latest tombstones up to the limit. */
function parseTimestamps(value: unknown, plan: Plan): Timestamps {
  const values = flattenPlan(plan);
  const timestamps = Object.entries(
    parseRecordValues(value, isFlatKey, (timestamp) =>
      parseIntegerOrZero(timestamp, maxTimestamp),
    ),
  );
  const excessTombstones = timestamps
    .filter(([key]) => !values[key])
    .sort(([, earlier], [, later]) => later - earlier)
    .slice(planLimits.tombstones);
  const dropped = new Set(excessTombstones.map(([key]) => key));
  return Object.fromEntries(timestamps.filter(([key]) => !dropped.has(key)));
}

/** Parses an untrusted plan. Drops values that are invalid or beyond {@link planLimits}. */
export function parsePlan(value: unknown): Plan {
  const input = parseRecordOrEmpty(value);
  const plan: Plan = {
    ...parsePlanProperties(input),
    id: parseIdOrEmpty(input.id),
    changed: {},
  };
  return { ...plan, changed: parseTimestamps(input.changed, plan) };
}

export const emptyPlan: Plan = parsePlan({});

/**
 * Drops empty properties. Uses a loop for speed, because each keystroke calls the function
 * for each box.
 */
function withoutEmpty(value: object): object {
  const filled: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(value))
    if (isFilled(property)) filled[key] = property;
  return filled;
}

/** Serializes a plan as JSON, without empty properties. */
export const serializePlan = (plan: Plan): string =>
  JSON.stringify({
    v: planFormatVersion,
    ...withoutEmpty({ ...plan, boxes: plan.boxes.map(withoutEmpty) }),
  });

/** Reason why a plan can't be read: a newer version of the format, or data other than a plan. */
export type UnreadableReason = "newer" | "damaged";

/** The inverse of {@link serializePlan}, for untrusted text. Never throws. */
export function deserializePlan(text: string): Plan | UnreadableReason {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return "damaged";
    const { v = 1 } = value as { v?: unknown };
    return typeof v === "number" && v > planFormatVersion
      ? "newer"
      : parsePlan(value);
  } catch {
    return "damaged";
  }
}

/** Whether two plans have equal values, regardless of IDs and timestamps. */
export const hasSameContents = (plan: Plan, other: Plan): boolean =>
  serializeContents(plan) === serializeContents(other);

const serializeContents = (plan: Plan): string =>
  serializePlan({
    ...plan,
    id: "",
    changed: {},
    boxes: plan.boxes.map((box) => ({ ...box, changed: {} })),
  });
