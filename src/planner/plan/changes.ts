import { newId, timeAfter } from "./changeTime";
import { boxLimits } from "./boxes";
import type { Box } from "./boxes";
import { planLimits } from "./plan";
import type { CustomItem, Plan, Place, PlaceField } from "./plan";

export type Change = (plan: Plan) => Plan;

const clampCount = (count: number) =>
  Math.min(Math.max(Math.floor(count) || 0, 0), planLimits.count);

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
    counts: withEntry(plan.counts, id, clampCount(count)),
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
      itemNotes: withEntry(plan.itemNotes, id, note.slice(0, planLimits.text)),
    });

export const setPlace =
  (which: "from" | "to", field: PlaceField, answer: string): Change =>
  (plan) =>
    answered(plan, `${which}.${field}`, {
      [which]: withEntry<string>(
        plan[which],
        field,
        answer.slice(0, planLimits.text),
      ) satisfies Place,
    });

/** Adds an item; none to a list that is full. */
export const addCustomItem =
  (item: Omit<CustomItem, "id">): Change =>
  (plan) =>
    plan.customItems.length < planLimits.customItems
      ? {
          ...plan,
          customItems: [...plan.customItems, { ...item, id: newId() }],
        }
      : plan;

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
    const box = {
      ...packed,
      number: lastBox,
      arrived: "",
      damage: "",
      noted: "",
      changed: 0,
    };
    return { ...plan, lastBox, boxes: [...plan.boxes, box] };
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
    boxes: plan.boxes.map((box) =>
      box.id === id
        ? {
            ...box,
            ...changed,
            ...(versioned.some((field) => field in changed) && {
              changed: timeAfter(box.changed),
            }),
          }
        : box,
    ),
  });

/** Its number isn't given again. */
export const removeBox =
  (id: string): Change =>
  (plan) => ({ ...plan, boxes: plan.boxes.filter((box) => box.id !== id) });
