import { flattenBox, isBox, latestTimestamp } from "./flattenBox";
import { nextTimestamp } from "./timestamps";
import type { Timestamps } from "./timestamps";
import { flattenPlan } from "./planCodecs";
import type { FlatValues, FlatValue } from "./planCodecs";
import { emptyPlan } from "./parsePlan";
import type { Plan } from "./plan";

const isSameValue = (one: FlatValue, other: FlatValue) =>
  one === other ||
  (!one && !other) ||
  JSON.stringify(one) === JSON.stringify(other);

/** An id says when an item or box was added. */
const isAddition = (before: FlatValue, current: FlatValue) =>
  !before && typeof current === "object" && "id" in current;

/**
 * The times of entries that were changed just now.
 * @param isShared whether another device may know them, and has to learn what was deleted
 */
function stampDifferences(
  before: FlatValues,
  after: FlatValues,
  timestamps: Timestamps,
  isShared: boolean,
): Timestamps {
  const changed = new Map(Object.entries(timestamps));
  for (const key of Object.keys({ ...before, ...after })) {
    const [previous, current] = [before[key], after[key]];
    // The entries of a box that both have are compared by themselves.
    if (isSameValue(previous, current) || (isBox(previous) && isBox(current)))
      continue;
    if (current ? timestamps[key] || !isAddition(previous, current) : isShared)
      changed.set(
        key,
        nextTimestamp(latestTimestamp(previous, timestamps[key])),
      );
    else changed.delete(key);
  }
  return Object.fromEntries(changed);
}

/** A plan without the parts and boxes that another one shares with it. */
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
 * A plan with the times of what was changed in it just now, by which it is merged later.
 * What was deleted keeps its time only if the plan has left the page, which gave it an id.
 */
export function stampChanges(before: Plan, after: Plan): Plan {
  const isShared = after.id !== "";
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
      const [previousValues, changed] = [
        flattenBox(previous),
        previous.changed,
      ];
      return {
        ...box,
        changed: stampDifferences(
          previousValues,
          flattenBox(box),
          changed,
          isShared,
        ),
      };
    }),
  };
}
