import { newId, timeAfter } from "./changeTime";
import { boxLimits, parseBox } from "./boxes";
import type { Box } from "./boxes";
import { parseCustomItem, planLimits } from "./plan";
import type { CustomItem, Plan, Place, PlaceField } from "./plan";
import { parseInteger, parseText } from "./values";

/**
 * A change of a plan. What it writes is parsed as it will be when it is read again, so
 * that a plan is the same before and after a reload, and on every device.
 */
export type Change = (plan: Plan) => Plan;

/** A record with one value changed, or without it if the value is empty. */
function withEntry<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T,
): Record<string, T> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value ? [...others, [key, value]] : others);
}

/** A plan with one answer changed, and the time of that. */
const answered = (plan: Plan, name: string, answer: Partial<Plan>): Plan => ({
  ...plan,
  ...answer,
  changed: { ...plan.changed, [name]: timeAfter(plan.changed[name]) },
});

/** Gives a plan its id, before it leaves the page. */
export const identify: Change = (plan) =>
  plan.id ? plan : { ...plan, id: newId() };

export const setDate =
  (date: string): Change =>
  (plan) =>
    answered(plan, "date", { date });

export const setHome =
  (home: string): Change =>
  (plan) =>
    answered(plan, "home", { home });

export const setCount =
  (id: string, count: number): Change =>
  (plan) => ({
    ...plan,
    counts: withEntry(plan.counts, id, parseInteger(count, planLimits.count)),
  });

/** Adds to a count, or takes from it if `more` is negative. */
export const addCount =
  (id: string, more: number): Change =>
  (plan) =>
    setCount(id, (plan.counts[id] ?? 0) + more)(plan);

export const setItemNote =
  (id: string, note: string): Change =>
  (plan) =>
    answered(plan, `itemNotes.${id}`, {
      itemNotes: withEntry(
        plan.itemNotes,
        id,
        parseText(note, planLimits.text),
      ),
    });

export const setPlace =
  (which: "from" | "to", field: PlaceField, answer: string): Change =>
  (plan) =>
    answered(plan, `${which}.${field}`, {
      [which]: withEntry<string>(
        plan[which],
        field,
        parseText(answer, planLimits.text),
      ) satisfies Place,
    });

/** Adds an item; none without a name, volume and count, and none to a full list. */
export const addCustomItem =
  (item: Omit<CustomItem, "id">): Change =>
  (plan) => {
    const added = parseCustomItem({ ...item, id: newId() });
    return plan.customItems.length < planLimits.customItems && added.length > 0
      ? { ...plan, customItems: [...plan.customItems, ...added] }
      : plan;
  };

export const removeCustomItem =
  (id: string): Change =>
  (plan) => ({
    ...plan,
    customItems: plan.customItems.filter((item) => item.id !== id),
  });

export const setCounts =
  (home: string, counts: Plan["counts"]): Change =>
  (plan) => ({ ...setHome(home)(plan), counts });

export const setDone =
  (id: string, isDone: boolean): Change =>
  (plan) => ({
    ...plan,
    done: [
      ...plan.done.filter((other) => other !== id),
      ...(isDone ? [id] : []),
    ],
  });

export const clearInventory: Change = (plan) => ({
  ...Object.keys(plan.itemNotes).reduce(
    (cleared, id) => setItemNote(id, "")(cleared),
    plan,
  ),
  counts: {},
  customItems: [],
});

/** Adds a box with the next number; nothing to a list that is full. */
export const addBox =
  (packed: Pick<Box, "id" | "room" | "contents" | "marks">): Change =>
  (plan) => {
    const lastBox = plan.lastBox + 1;
    if (plan.boxes.length >= boxLimits.boxes || lastBox > boxLimits.number)
      return plan;
    const added = parseBox({ ...packed, number: lastBox });
    return { ...plan, lastBox, boxes: [...plan.boxes, ...added] };
  };

/** What a later version of a box replaces; its marks are merged one by one. */
const versioned = ["room", "contents", "damage", "noted"] as const;

export const setBox =
  (
    id: string,
    changed: Partial<Omit<Box, "id" | "number" | "changed">>,
  ): Change =>
  (plan) => ({
    ...plan,
    boxes: plan.boxes.flatMap((box) =>
      box.id === id
        ? parseBox({
            ...box,
            ...changed,
            ...(versioned.some((field) => field in changed) && {
              changed: timeAfter(box.changed),
            }),
          })
        : [box],
    ),
  });

/** Its number isn't given again. */
export const removeBox =
  (id: string): Change =>
  (plan) => ({ ...plan, boxes: plan.boxes.filter((box) => box.id !== id) });
