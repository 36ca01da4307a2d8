import { newId } from "./changeTime";
import { boxLimits, numberBoxes, parseBox } from "./boxes";
import type { Box } from "./boxes";
import { parseCustomItem } from "./parsePlan";
import { planLimits } from "./plan";
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

/** Gives a plan its id, before it leaves the page. */
export const ensureId: Change = (plan) =>
  plan.id ? plan : { ...plan, id: newId() };

export const setDate =
  (date: string): Change =>
  (plan) => ({ ...plan, date });

export const setHome =
  (home: string): Change =>
  (plan) => ({ ...plan, home });

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
  (plan) => ({
    ...plan,
    itemNotes: withEntry(plan.itemNotes, id, parseText(note, planLimits.text)),
  });

export const setPlace =
  (which: "from" | "to", field: PlaceField, answer: string): Change =>
  (plan) => ({
    ...plan,
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
  ...plan,
  counts: {},
  customItems: [],
  itemNotes: {},
});

/**
 * Adds a box; nothing to a list that is full.
 * @param packed by default its number is the next after the highest
 */
export const addBox =
  (
    packed: Pick<Box, "id" | "room" | "contents" | "marks"> &
      Partial<Pick<Box, "number">>,
  ): Change =>
  (plan) => {
    const box = parseBox({ number: plan.lastBox + 1, ...packed });
    const { boxes, lastBox } = numberBoxes(
      [...plan.boxes, ...box],
      plan.lastBox,
    );
    return boxes.length <= boxLimits.boxes && lastBox <= boxLimits.number
      ? { ...plan, boxes, lastBox }
      : plan;
  };

export const setBox =
  (
    id: string,
    changed: Partial<Omit<Box, "id" | "number" | "changed">>,
  ): Change =>
  (plan) => ({
    ...plan,
    boxes: plan.boxes.flatMap((box) =>
      box.id === id ? parseBox({ ...box, ...changed }) : [box],
    ),
  });

/** Its number isn't given again. */
export const removeBox =
  (id: string): Change =>
  (plan) => ({ ...plan, boxes: plan.boxes.filter((box) => box.id !== id) });
