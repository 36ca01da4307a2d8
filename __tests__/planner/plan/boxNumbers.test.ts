/** @jest-environment jsdom */
import {
  boxNumbers,
  changeBoxNumbers,
  findRenumbered,
  nextNumber,
  noteMerge,
  numbersKey,
} from "../../../src/planner/plan/boxNumbers";
import { addBox, removeBox } from "../../../src/planner/plan/changes";
import { forgetDevice } from "../../../src/planner/plan/forgetDevice";
import { mergePlans } from "../../../src/planner/plan/mergePlans";
import { emptyPlan } from "../../../src/planner/plan/parsePlan";
import type { Plan } from "../../../src/planner/plan/plan";
import { copyKey } from "../../../src/planner/plan/planCopy";
import { damagedPlanKey } from "../../../src/planner/plan/storedPlan";
import { planStore } from "../../../src/planner/plan/usePlan";

/** Has this device pack boxes, and returns their numbers. */
const pack = (...ids: string[]) =>
  ids.map((id) => {
    const box = { id, room: "Den", contents: id, marks: [] };
    planStore.update((plan) =>
      addBox({ ...box, number: nextNumber(plan, boxNumbers()) })(plan),
    );
    return planStore.get().boxes.find((one) => one.id === id)!.number;
  });

/** Has this device combine its plan with another. */
function take(other: Plan) {
  noteMerge(planStore.get(), other);
  planStore.replace((now) => mergePlans(now, other));
}

const packed = (id: string, number: number) =>
  addBox({ id, number, room: "Den", contents: id, marks: [] });

const start = (plan: Partial<Plan>) => {
  forgetDevice();
  planStore.replace(() => ({ ...emptyPlan, ...plan }));
};

test("a second device numbers in a range of its own, the first numbers on", () => {
  const hers = packed("a1", 1)({ ...emptyPlan, id: "a" });
  start({});
  take(hers);
  expect(pack("b1", "b2")).toEqual([501, 502]);
  const his = planStore.get();
  // A still older plan doesn't give it another range.
  take({ ...emptyPlan, id: "A" });
  expect(boxNumbers().start).toBe(501);

  start(hers);
  expect(pack("a2", "a3")).toEqual([2, 3]);
  planStore.update(removeBox("a3"));
  take(his);
  // The number of a box that was deleted isn't given again.
  expect(pack("a4")).toEqual([4]);
  expect(boxNumbers()).toMatchObject({ start: 1, renumbered: [] });
  changeBoxNumbers({ start: 1001 });
  expect(pack("a5", "a6")).toEqual([1001, 1002]);
});

test("boxes that both packed before are kept until they are relabeled", () => {
  const other = packed("a1", 1)({ ...emptyPlan, id: "b" });
  start({ id: "a" });
  pack("a2", "a3");
  take(other);
  const renumbered = [{ id: "a2", before: 1, isOwn: true, isLabeled: false }];
  expect(boxNumbers().renumbered).toEqual(renumbered);
  // Another merge, which renumbers it again, knows what is written on it.
  const [own, third] = [planStore.get(), packed("a0", 3)(other)];
  const merged = mergePlans(own, third);
  expect(findRenumbered(own, third, merged)).toEqual(renumbered);
  take(third);
  expect(boxNumbers().renumbered).toEqual(renumbered);
  const [labeled] = boxNumbers().renumbered;
  changeBoxNumbers({ renumbered: [{ ...labeled!, isLabeled: true }] });
  take(planStore.get());
  expect(boxNumbers().renumbered).toEqual([]);
  // What is kept of another plan is over.
  planStore.replace(() => emptyPlan);
  expect(boxNumbers()).toEqual({ start: 1, last: 0, renumbered: [] });
});

test("what is kept beside the plan is forgotten, and comes back", () => {
  const keys = [copyKey, damagedPlanKey, numbersKey];
  for (const key of keys) localStorage.setItem(key, key);
  for (const key of ["new-box", "own-item"]) sessionStorage.setItem(key, key);
  const restore = forgetDevice();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  restore();
  expect(keys.map((key) => localStorage.getItem(key))).toEqual(keys);
  expect(sessionStorage.getItem("own-item")).toBe("own-item");
});

test("what a merge notes is forgotten if that is undone", () => {
  start({ id: "b" });
  changeBoxNumbers({ start: 1001 });
  const before = boxNumbers();
  const forget = noteMerge(planStore.get(), { ...emptyPlan, id: "a" });
  expect(boxNumbers()).not.toEqual(before);
  forget();
  expect(boxNumbers()).toEqual(before);
});

test("a range that is full goes on after all", () => {
  const full = { boxes: [], lastBox: 500 };
  expect(nextNumber(full, { start: 1, last: 0 })).toBe(501);
  expect(nextNumber({ ...full, lastBox: 740 }, { start: 1, last: 500 })).toBe(
    741,
  );
  expect(nextNumber(full, { start: 501, last: 0 })).toBe(501);
});
