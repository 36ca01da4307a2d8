import {
  flattenBox,
  unflattenBox,
  isBox,
  getFlatValueTimestamp,
} from "./flattenBox";
import type { Box } from "./boxes";
import type { Timestamps } from "./timestamps";
import { flattenPlan, unflattenPlan } from "./planCodecs";
import type { FlatValues, FlatValue } from "./planCodecs";
import { parsePlan, hasSameContents } from "./parsePlan";
import type { CustomItem, Plan } from "./plan";

/** Flat values with timestamps, including tombstones. */
interface TimestampedValues {
  readonly values: FlatValues;
  readonly changed: Timestamps;
}

const sortKey = (value: FlatValue) =>
  typeof value === "object" ? JSON.stringify(value) : (value ?? "");

/** Tie-break for equal timestamps: a filled value before an empty value, then the larger value. */
const breakTie = (local: FlatValue, remote: FlatValue): FlatValue =>
  local && (!remote || sortKey(local) > sortKey(remote)) ? local : remote;

/** Merges flat values: the last write of each value wins. A deletion is a write. */
function mergeValues(
  local: TimestampedValues,
  remote: TimestampedValues,
): TimestampedValues {
  const values: Record<string, FlatValue> = {};
  const changed: Record<string, number> = {};
  for (const key of Object.keys({
    ...local.values,
    ...remote.values,
    ...local.changed,
    ...remote.changed,
  })) {
    const localValue = local.values[key];
    const remoteValue = remote.values[key];
    const localTime = local.changed[key] ?? 0;
    const remoteTime = remote.changed[key] ?? 0;
    const timeDifference =
      getFlatValueTimestamp(localValue, localTime) -
      getFlatValueTimestamp(remoteValue, remoteTime);
    if (isBox(localValue) && isBox(remoteValue))
      values[key] = mergeBox(localValue, remoteValue);
    else if (timeDifference === 0)
      values[key] = breakTie(localValue, remoteValue);
    else values[key] = timeDifference > 0 ? localValue : remoteValue;
    const timestamp = Math.max(localTime, remoteTime);
    if (timestamp) changed[key] = timestamp;
  }
  return { values, changed };
}

function mergeBox(local: Box, remote: Box): Box {
  const { values, changed } = mergeValues(
    { values: flattenBox(local), changed: local.changed },
    { values: flattenBox(remote), changed: remote.changed },
  );
  return { id: local.id, ...unflattenBox(values), changed };
}

/** Returns the ID that was created first. Either ID may be empty. */
function olderId(one: string, other: string): string {
  if (!one || !other) return one || other;
  return one < other ? one : other;
}

/**
 * Merges two plans, in either order: of each value (see `flattenBox.ts`), the newer write
 * wins. Boxes keep their numbers, even if two boxes have the same number.
 */
export function mergePlans(local: Plan, remote: Plan): Plan {
  const { values, changed } = mergeValues(
    { values: flattenPlan(local), changed: local.changed },
    { values: flattenPlan(remote), changed: remote.changed },
  );
  return {
    id: olderId(local.id, remote.id),
    ...unflattenPlan(values),
    changed,
  };
}

/** Whether the local plan already has every change of the remote plan. */
export const hasAllChangesOf = (local: Plan, remote: Plan): boolean =>
  hasSameContents(mergePlans(local, remote), mergePlans(local, local));

/** Whether a plan is within all limits: parsing it would drop nothing. */
export const isWithinLimits = (plan: Plan): boolean =>
  hasSameContents(parsePlan(plan), plan);

/** A value that a merge removes, lowers or overwrites. */
export interface MergeLoss {
  /** Flat key in the plan or, if {@link box} is set, in the box. */
  readonly key: string;
  /** The local box with this value; absent if the merge removes the box. */
  readonly box?: Box;
  readonly before: FlatValue;
  readonly after: FlatValue;
}

/**
 * Whether a value survives a merge: unchanged, as an equal or higher count, or as a box with
 * any values.
 */
function isPreserved(
  key: string,
  before: FlatValue,
  after: FlatValue,
): boolean {
  if (isBox(before)) return after !== undefined;
  const isCount = typeof before === "number" && key !== "number";
  if (isCount) return Number(after ?? 0) >= before;
  return sortKey(before) === sortKey(after);
}

const listLosses = (before: FlatValues, after: FlatValues): MergeLoss[] =>
  Object.entries(before)
    .filter(([key, value]) => value && !isPreserved(key, value, after[key]))
    .map(([key, value]) => ({ key, before: value, after: after[key] }));

/** Finds the boxes and custom items that were deleted locally and are back in a merged plan. */
export function findRestoredItems(
  local: Plan,
  merged: Plan,
): readonly (Box | CustomItem)[] {
  const localValues = flattenPlan(local);
  const isRestored = (property: string, { id }: Box | CustomItem) => {
    const key = `${property}.${id}`;
    return !localValues[key] && local.changed[key] !== undefined;
  };
  return [
    ...merged.customItems.filter((item) => isRestored("customItems", item)),
    ...merged.boxes.filter((box) => isRestored("boxes", box)),
  ];
}

/** Finds the local values that a merged plan removes, lowers or overwrites. */
export function findLosses(local: Plan, merged: Plan): readonly MergeLoss[] {
  const losses = listLosses(flattenPlan(local), flattenPlan(merged));
  const mergedBoxes = new Map(merged.boxes.map((box) => [box.id, box]));
  for (const box of local.boxes) {
    const mergedBox = mergedBoxes.get(box.id);
    if (!mergedBox) continue;
    for (const loss of listLosses(flattenBox(box), flattenBox(mergedBox)))
      losses.push({ ...loss, box });
  }
  return losses;
}
