import { boxEntries, isBox, lastChange } from "./boxEntries";
import { timeAfter } from "./changeTime";
import type { Times } from "./changeTime";
import { planEntries } from "./entries";
import type { Entries, Entry } from "./entries";
import { emptyPlan } from "./parsePlan";
import type { Plan } from "./plan";

const isSame = (one: Entry, other: Entry) =>
  one === other ||
  (!one && !other) ||
  JSON.stringify(one) === JSON.stringify(other);

/** An id says when an item or box was added. */
const isNew = (before: Entry, now: Entry) =>
  !before && typeof now === "object" && "id" in now;

/**
 * The times of entries that were changed just now.
 * @param isShared whether another device may know them, and has to learn what was deleted
 */
function timesAfter(
  before: Entries,
  after: Entries,
  times: Times,
  isShared: boolean,
): Times {
  const changed = new Map(Object.entries(times));
  for (const name of Object.keys({ ...before, ...after })) {
    const [old, now] = [before[name], after[name]];
    // The entries of a box that both have are compared by themselves.
    if (isSame(old, now) || (isBox(old) && isBox(now))) continue;
    if (now ? times[name] || !isNew(old, now) : isShared)
      changed.set(name, timeAfter(lastChange(old, times[name])));
    else changed.delete(name);
  }
  return Object.fromEntries(changed);
}

/** A plan without the parts and boxes that another one shares with it. */
const withoutShared = (plan: Plan, other: Plan): Plan => {
  const shared = Object.entries(emptyPlan).filter(
    ([part]) => plan[part as keyof Plan] === other[part as keyof Plan],
  );
  const others = new Set(other.boxes);
  const boxes = plan.boxes.filter((box) => !others.has(box));
  return { ...plan, ...Object.fromEntries(shared), boxes };
};

/**
 * A plan with the times of what was changed in it just now, by which it is merged later.
 * What was deleted keeps its time only if the plan has left the page, which gave it an id.
 */
export function noteChanges(before: Plan, after: Plan): Plan {
  const isShared = after.id !== "";
  const old = withoutShared(before, after);
  const now = withoutShared(after, before);
  const boxesBefore = new Map(old.boxes.map((box) => [box.id, box]));
  return {
    ...after,
    changed: timesAfter(
      planEntries(old),
      planEntries(now),
      before.changed,
      isShared,
    ),
    boxes: after.boxes.map((box) => {
      const was = boxesBefore.get(box.id) ?? box;
      if (was === box) return box;
      const [entries, changed] = [boxEntries(was), was.changed];
      return {
        ...box,
        changed: timesAfter(entries, boxEntries(box), changed, isShared),
      };
    }),
  };
}
