import { flattenBox, isBox, getFlatValueTimestamp } from "./flattenBox";
import { getNextTimestamp } from "./timestamps";
import type { Timestamps } from "./timestamps";
import { flattenPlan } from "./planCodecs";
import type { FlatValues, FlatValue } from "./planCodecs";
import { emptyPlan } from "./parsePlan";
import type { Plan } from "./plan";

const isSameValue = (one: FlatValue, other: FlatValue) =>
  one === other ||
  (!one && !other) ||
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a value is a new item or box, which needs no timestamp: its ID contains the time. */
const isAddition = (before: FlatValue, current: FlatValue) =>
  !before && typeof current === "object" && "id" in current;

/**
 * Stamps the flat values that differ.
 * @param isShared whether other devices may have the values, so that deletions leave
 * tombstones
 */
function stampDifferences(
  before: FlatValues,
  after: FlatValues,
  timestamps: Timestamps,
  isShared: boolean,
): Timestamps {
  const changed = new Map(Object.entries(timestamps));
  for (const key of Object.keys({ ...before, ...after })) {
    const previous = before[key];
    const current = after[key];
    if (isSameValue(previous, current)) continue;
    // Boxes in both plans have timestamps of their own.
    if (isBox(previous) && isBox(current)) continue;
    const hasTombstone = Boolean(timestamps[key]);
    const needsStamp = current
      ? hasTombstone || !isAddition(previous, current)
      : isShared;
    const last = getFlatValueTimestamp(previous, timestamps[key]);
    if (needsStamp) changed.set(key, getNextTimestamp(last));
    else changed.delete(key);
  }
  return Object.fromEntries(changed);
}

/**
 * Drops the properties and boxes that both plans share by reference, for speed: a keystroke
 * usually changes a single property or box.
 */
const withoutUnchanged = (plan: Plan, other: Plan): Plan => {
  const shared = Object.entries(emptyPlan).filter(
    ([property]) =>
      plan[property as keyof Plan] === other[property as keyof Plan],
  );
  const unchanged = new Set(other.boxes);
  const boxes = plan.boxes.filter((box) => !unchanged.has(box));
  return { ...plan, ...Object.fromEntries(shared), boxes };
};

/**
 * Stamps the changed values of a plan, for later merges.
 * @param isShared whether other devices or tabs may have the plan, so that deletions leave
 * tombstones; defaults to whether the plan has an ID
 */
export function stampChanges(
  before: Plan,
  after: Plan,
  isShared = after.id !== "",
): Plan {
  const changedBefore = withoutUnchanged(before, after);
  const changedAfter = withoutUnchanged(after, before);
  const boxesBefore = new Map(changedBefore.boxes.map((box) => [box.id, box]));
  return {
    ...after,
    changed: stampDifferences(
      flattenPlan(changedBefore),
      flattenPlan(changedAfter),
      before.changed,
      isShared,
    ),
    boxes: after.boxes.map((box) => {
      const previous = boxesBefore.get(box.id) ?? box;
      if (previous === box) return box;
      const changed = stampDifferences(
        flattenBox(previous),
        flattenBox(box),
        previous.changed,
        isShared,
      );
      return { ...box, changed };
    }),
  };
}
