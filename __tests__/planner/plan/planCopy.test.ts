/** @jest-environment jsdom */
import { onStorageChange } from "../../../src/hooks/onStorageChange";
import {
  addBox,
  identify,
  setBox,
  setDone,
} from "../../../src/planner/plan/changes";
import { emptyPlan, readPlan, writePlan } from "../../../src/planner/plan/plan";
import type { Plan } from "../../../src/planner/plan/plan";
import {
  isCopyDue,
  lastCopy,
  rememberCopy,
} from "../../../src/planner/plan/planCopy";

const packed = addBox({ id: "a", room: "Den", contents: "cups", marks: [] });

/** A plan with a box and some tasks done. */
const planWith = (tasks: number): Plan =>
  Array.from({ length: tasks }, (_task, index) => `task-${index}`).reduce(
    (plan, id) => setDone(id, true)(plan),
    packed(emptyPlan),
  );

const reloaded = (plan: Plan) => readPlan(writePlan(plan))!;

afterEach(() => localStorage.clear());

test("a plan of ten entries is due for a copy, unless it was copied", () => {
  expect(isCopyDue(planWith(8), lastCopy(), "2027-01-15")).toBe(false);
  expect(isCopyDue(planWith(9), lastCopy(), "2027-01-15")).toBe(true);
  const plan = identify(planWith(9));
  rememberCopy(plan, "2027-01-15");
  expect(isCopyDue(plan, lastCopy(), "2027-01-15")).toBe(false);
  // A plan of another move.
  expect(isCopyDue(planWith(9), lastCopy(), "2027-01-15")).toBe(true);
});

test.each([
  ["the same", "2027-01-23", (plan: Plan) => plan, false],
  ["the same after a reload", "2027-01-23", reloaded, false],
  ["changed", "2027-01-22", setDone("other", true), false],
  ["changed", "2027-01-23", setDone("other", true), true],
  ["with marks changed", "2027-01-23", setBox("a", { marks: ["up"] }), true],
])("a plan that is %s on %s is due again: %p", (_what, day, change, isDue) => {
  const plan = identify(planWith(9));
  rememberCopy(plan, "2027-01-15");
  expect(isCopyDue(change(plan), lastCopy(), day)).toBe(isDue);
});

test("the page that copies a plan hears of it", () => {
  const heard = jest.fn();
  const end = onStorageChange(heard);
  rememberCopy(identify(planWith(9)), "2027-01-15");
  end();
  expect(heard).toHaveBeenCalledTimes(1);
});
