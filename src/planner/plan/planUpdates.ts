import { boxLimits, compareBoxes, parseBox } from "./boxes";
import type { Box } from "./boxes";
import { createId } from "./timestamps";
import { buildPlanProperties, withFlatValue } from "./planCodecs";
import type { FlatKey } from "./planCodecs";
import type { CustomItem, Plan } from "./plan";
import { parseIntegerOrZero } from "./parseValues";

/**
 * Pure function from a plan to its next state. Normalizes values as parsing does, so that
 * a plan is the same before and after a reload, and on every device.
 */
export type PlanUpdate = (plan: Plan) => Plan;

/** Assigns an ID to a plan without one, before the plan leaves the page. */
export const assignPlanId: PlanUpdate = (plan) =>
  plan.id ? plan : { ...plan, id: createId() };

/** Sets one flat value; deletes the key for an empty or invalid value. */
export const setPlanValue =
  (key: FlatKey, value: string | number | boolean | CustomItem): PlanUpdate =>
  (plan) =>
    withFlatValue(plan, key, value);

/** Adds to the count of an item. @param difference negative to subtract */
export const addToCount =
  (id: string, difference: number): PlanUpdate =>
  (plan) =>
    withFlatValue(plan, `counts.${id}`, (plan.counts[id] ?? 0) + difference);

/** Adds an item; no change without name, volume and count, or if the list is full. */
export const addCustomItem = (item: Omit<CustomItem, "id">): PlanUpdate => {
  const id = createId();
  return setPlanValue(`customItems.${id}`, { ...item, id });
};

export const setHomeSizeAndCounts =
  (home: string, counts: Plan["counts"]): PlanUpdate =>
  (plan) => ({ ...plan, home, counts });

export const clearInventory: PlanUpdate = (plan) => ({
  ...plan,
  ...buildPlanProperties(({ isInventory, join }, property) =>
    isInventory ? join({}) : plan[property],
  ),
});

/** Adds a box; no change if the box is invalid or the list is full. */
export const addBox =
  (
    input: Pick<Box, "id" | "number" | "room" | "contents" | "marks">,
  ): PlanUpdate =>
  (plan) => {
    const box = parseBox(input);
    if (!box || plan.boxes.length === boxLimits.boxes) return plan;
    return { ...plan, boxes: [...plan.boxes, box].sort(compareBoxes) };
  };

/** Renumbers a box; no change if another box has the number. */
export const setBoxNumber =
  (id: string, value: number): PlanUpdate =>
  (plan) => {
    const number = parseIntegerOrZero(value, boxLimits.number);
    if (plan.boxes.some((box) => box.number === number)) return plan;
    const boxes = plan.boxes.map((box) =>
      box.id === id ? (parseBox({ ...box, number }) ?? box) : box,
    );
    return { ...plan, boxes: boxes.sort(compareBoxes) };
  };

export const updateBox =
  (
    id: string,
    patch: Partial<Omit<Box, "id" | "number" | "changed">>,
  ): PlanUpdate =>
  (plan) => ({
    ...plan,
    boxes: plan.boxes.map((box) =>
      box.id === id ? (parseBox({ ...box, ...patch }) ?? box) : box,
    ),
  });

export const removeBox =
  (id: string): PlanUpdate =>
  (plan) => ({ ...plan, boxes: plan.boxes.filter((box) => box.id !== id) });
