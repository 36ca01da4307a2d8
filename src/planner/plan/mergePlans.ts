import { flattenBox, unflattenBox, isBox, latestTimestamp } from "./flattenBox";
import type { Box } from "./boxes";
import type { Timestamps } from "./timestamps";
import { flattenPlan, unflattenPlan } from "./planCodecs";
import type { FlatValues, FlatValue } from "./planCodecs";
import { parsePlan, hasSameContents } from "./parsePlan";
import type { Plan } from "./plan";

/** Entries, and when they last changed; also those that were deleted. */
interface TimestampedValues {
  readonly values: FlatValues;
  readonly changed: Timestamps;
}

const sortKey = (value: FlatValue) =>
  typeof value === "object" ? JSON.stringify(value) : (value ?? "");

/** Of two versions of the same second what isn't empty, then the larger. */
const breakTie = (local: FlatValue, remote: FlatValue): FlatValue =>
  local && (!remote || sortKey(local) > sortKey(remote)) ? local : remote;

/** Of two versions of each entry the one that was changed later, also if it is empty. */
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
    const [localValue, remoteValue] = [local.values[key], remote.values[key]];
    const [localTime = 0, remoteTime = 0] = [
      local.changed[key],
      remote.changed[key],
    ];
    const lead =
      latestTimestamp(localValue, localTime) -
      latestTimestamp(remoteValue, remoteTime);
    values[key] =
      isBox(localValue) && isBox(remoteValue)
        ? mergeBox(localValue, remoteValue)
        : lead === 0
          ? breakTie(localValue, remoteValue)
          : lead > 0
            ? localValue
            : remoteValue;
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

/** Of two ids, the one that was given first. One of them may be empty. */
const olderId = (one: string, other: string): string =>
  one && other ? (one < other ? one : other) : one || other;

/**
 * Two plans as one, the same whichever comes first: of two versions of an entry the later
 * stays, also if that is empty. Boxes keep their numbers, even if two have the same.
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

/** Whether there is nothing in a plan that is newer than in another one. */
export const includesChangesOf = (local: Plan, remote: Plan): boolean =>
  hasSameContents(mergePlans(local, remote), mergePlans(local, local));

/** Whether nothing of a plan would be left out when it is read again. */
export const isWithinLimits = (plan: Plan): boolean =>
  hasSameContents(parsePlan(plan), plan);

/** What a merge takes away, makes less of, or writes over. */
export interface MergeLoss {
  /** The name of the entry; of a box that stays, the name within it. */
  readonly key: string;
  /** The box that stays. */
  readonly box?: Box;
  readonly before: FlatValue;
  readonly after: FlatValue;
}

/** Whether nothing of an entry is lost. The entries of a box are compared by themselves. */
function isPreserved(
  name: string,
  before: FlatValue,
  after: FlatValue,
): boolean {
  if (isBox(before)) return after !== undefined;
  const isCount = typeof before === "number" && name !== "number";
  if (isCount) return Number(after ?? 0) >= before;
  return sortKey(before) === sortKey(after);
}

const listLosses = (before: FlatValues, after: FlatValues): MergeLoss[] =>
  Object.entries(before).flatMap(([key, value]) =>
    value && !isPreserved(key, value, after[key])
      ? [{ key, before: value, after: after[key] }]
      : [],
  );

/** What of one's own plan a merged one lacks, has less of, or says otherwise. */
export function findLosses(local: Plan, merged: Plan): readonly MergeLoss[] {
  const mergedBoxes = new Map(merged.boxes.map((box) => [box.id, box]));
  return [
    ...listLosses(flattenPlan(local), flattenPlan(merged)),
    ...local.boxes.flatMap((box) => {
      const mergedBox = mergedBoxes.get(box.id);
      return mergedBox
        ? listLosses(flattenBox(box), flattenBox(mergedBox)).map((loss) => ({
            ...loss,
            box,
          }))
        : [];
    }),
  ];
}
