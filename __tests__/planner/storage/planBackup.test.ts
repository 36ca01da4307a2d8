/** @jest-environment jsdom */
import {
  addBox,
  assignPlanId,
  updateBox,
  setPlanValue,
} from "../../../src/planner/plan/planUpdates";
import { emptyPlan } from "../../../src/planner/plan/parsePlan";
import type { Plan } from "../../../src/planner/plan/plan";
import {
  isBackupDue,
  recordBackup,
} from "../../../src/planner/storage/planBackup";
import { planStore } from "../../../src/planner/storage/usePlan";

const readLastBackup = () => planStore.readDeviceValue("lastBackup");

const ids = (count: number) =>
  Array.from(Array(count), (_none, i) => `id-${i}`);

/** A plan with a number of tasks done. */
const planWith = (tasks: number): Plan =>
  ids(tasks).reduce(
    (plan, id) => setPlanValue(`done.${id}`, true)(plan),
    assignPlanId(emptyPlan),
  );

/** Packs boxes that have arrived: two values each. */
const withBoxes = (plan: Plan, boxes: number): Plan =>
  ids(boxes).reduce(
    (now, id, index) =>
      updateBox(id, { arrived: "2027-01-15" })(
        addBox({
          ...{ id, number: index + 1 },
          ...{ room: "Den", contents: "cups", marks: [] },
        })(now),
      ),
    plan,
  );

afterEach(() => localStorage.clear());

test("a plan of ten entries is due for a copy, unless it was copied", () => {
  const isDue = (plan: Plan) =>
    isBackupDue(plan, readLastBackup(), "2027-01-15");
  expect([9, 10].map((tasks) => isDue(planWith(tasks)))).toEqual([false, true]);
  const plan = planWith(10);
  recordBackup(plan, "2027-01-15");
  expect(isDue(plan)).toBe(false);
  // Another plan ID.
  expect(isDue({ ...plan, id: "other" })).toBe(true);
  expect(isDue(withBoxes(plan, 4))).toBe(false);
  expect(isDue(withBoxes(plan, 5))).toBe(true);
});

test.each([
  ["2027-01-22", false],
  ["2027-01-23", true],
])("a plan that was copied on January 15 is due again on %s: %p", (day, is) => {
  const plan = planWith(10);
  recordBackup(plan, "2027-01-15");
  expect(isBackupDue(plan, readLastBackup(), day)).toBe(is);
});
