import { boxLimits, compareBoxes, parseBox } from "./boxes";
import type { Box } from "./boxes";
import { newId } from "./changeTime";
import { withEntry } from "./entries";
import type { EntryName } from "./entries";
import type { CustomItem, Plan } from "./plan";
import { parseInteger } from "./values";

/**
 * A change of a plan. What it writes is parsed as it will be when it is read again, so
 * that a plan is the same before and after a reload, and on every device.
 */
export type Change = (plan: Plan) => Plan;

/** Gives a plan its id, before it leaves the page. */
export const ensureId: Change = (plan) =>
  plan.id ? plan : { ...plan, id: newId() };

/** Enters a text, a number, a check mark or an item; what is empty or invalid removes it. */
export const setEntry =
  (name: EntryName, value: string | number | boolean | CustomItem): Change =>
  (plan) =>
    withEntry(plan, name, value);

/** Adds to a count, or takes from it if `more` is negative. */
export const addCount =
  (id: string, more: number): Change =>
  (plan) =>
    withEntry(plan, `counts.${id}`, (plan.counts[id] ?? 0) + more);

/** Adds an item; none without a name, volume and count, and none to a full list. */
export const addCustomItem = (item: Omit<CustomItem, "id">): Change => {
  const id = newId();
  return setEntry(`customItems.${id}`, { ...item, id });
};

export const setCounts =
  (home: string, counts: Plan["counts"]): Change =>
  (plan) => ({ ...plan, home, counts });

export const clearInventory: Change = (plan) => ({
  ...plan,
  counts: {},
  customItems: [],
  itemNotes: {},
});

/** Adds a box; nothing to a list that is full. */
export const addBox =
  (
    packed: Pick<Box, "id" | "number" | "room" | "contents" | "marks">,
  ): Change =>
  (plan) => {
    const box = parseBox(packed);
    if (!box || plan.boxes.length === boxLimits.boxes) return plan;
    return { ...plan, boxes: [...plan.boxes, box].sort(compareBoxes) };
  };

/** Gives a box another number; none that a box of the list has. */
export const setBoxNumber =
  (id: string, value: number): Change =>
  (plan) => {
    const number = parseInteger(value, boxLimits.number);
    if (plan.boxes.some((box) => box.number === number)) return plan;
    const boxes = plan.boxes.map((box) =>
      box.id === id ? (parseBox({ ...box, number }) ?? box) : box,
    );
    return { ...plan, boxes: boxes.sort(compareBoxes) };
  };

export const setBox =
  (
    id: string,
    changed: Partial<Omit<Box, "id" | "number" | "changed">>,
  ): Change =>
  (plan) => ({
    ...plan,
    boxes: plan.boxes.map((box) =>
      box.id === id ? (parseBox({ ...box, ...changed }) ?? box) : box,
    ),
  });

export const removeBox =
  (id: string): Change =>
  (plan) => ({ ...plan, boxes: plan.boxes.filter((box) => box.id !== id) });
