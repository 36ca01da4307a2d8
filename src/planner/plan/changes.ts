import { boxLimits } from "./boxes";
import type { Box } from "./boxes";
import { planLimits } from "./plan";
import type { OwnItem, Plan, Place, PlaceField } from "./plan";

export type Change = (plan: Plan) => Plan;

const within = (count: number) =>
  Math.min(Math.max(Math.floor(count) || 0, 0), planLimits.count);

/** A record with one value changed, or without it if the value is empty. */
function having<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T,
): Record<string, T> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value ? [...others, [key, value]] : others);
}

export const setDate =
  (date: string): Change =>
  (plan) => ({ ...plan, date });

export const setHome =
  (home: string): Change =>
  (plan) => ({ ...plan, home });

export const setCount =
  (id: string, count: number): Change =>
  (plan) => ({ ...plan, counts: having(plan.counts, id, within(count)) });

/** Adds to a count, or takes from it if `more` is negative. */
export const addCount =
  (id: string, more: number): Change =>
  (plan) =>
    setCount(id, (plan.counts[id] ?? 0) + more)(plan);

export const setWord =
  (id: string, word: string): Change =>
  (plan) => ({
    ...plan,
    words: having(plan.words, id, word.slice(0, planLimits.text)),
  });

export const setPlace =
  (which: "from" | "to", field: PlaceField, answer: string): Change =>
  (plan) => ({
    ...plan,
    [which]: having<string>(
      plan[which],
      field,
      answer.slice(0, planLimits.text),
    ) satisfies Place,
  });

export const addCustomItem =
  (item: OwnItem): Change =>
  (plan) => ({ ...plan, own: [...plan.own, item] });

export const removeCustomItem =
  (place: number): Change =>
  (plan) => ({
    ...plan,
    own: plan.own.filter((_item, index) => index !== place),
  });

export const setCounts =
  (home: string, counts: Plan["counts"]): Change =>
  (plan) => ({ ...plan, home, counts });

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
  own: [],
  words: {},
});

/** Adds a box with the next number; nothing to a list that is full. */
export const addBox =
  (packed: Pick<Box, "id" | "room" | "contents" | "marks">): Change =>
  (plan) => {
    if (plan.boxes.length >= boxLimits.boxes) return plan;
    const lastBox = plan.lastBox + 1;
    const box = {
      ...packed,
      number: lastBox,
      arrived: "",
      damage: "",
      noted: "",
    };
    return { ...plan, lastBox, boxes: [...plan.boxes, box] };
  };

export const setBox =
  (id: string, changed: Partial<Omit<Box, "id" | "number">>): Change =>
  (plan) => ({
    ...plan,
    boxes: plan.boxes.map((box) =>
      box.id === id ? { ...box, ...changed } : box,
    ),
  });

/** Its number isn't given again. */
export const removeBox =
  (id: string): Change =>
  (plan) => ({ ...plan, boxes: plan.boxes.filter((box) => box.id !== id) });
