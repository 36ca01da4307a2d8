/** @jest-environment jsdom */
import {
  addBox,
  ensureId,
  setBox,
  setEntry,
} from "../../../src/planner/plan/changes";
import { emptyPlan } from "../../../src/planner/plan/plan";
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
    (plan, id) => setEntry(`done.${id}`, true)(plan),
    packed(emptyPlan),
  );

afterEach(() => localStorage.clear());

test("a plan of ten entries is due for a copy, unless it was copied", () => {
  expect(isCopyDue(planWith(8), lastCopy(), "2027-01-15")).toBe(false);
  expect(isCopyDue(planWith(9), lastCopy(), "2027-01-15")).toBe(true);
  const plan = ensureId(planWith(9));
  rememberCopy(plan, "2027-01-15");
  expect(isCopyDue(plan, lastCopy(), "2027-01-15")).toBe(false);
  // A plan of another move.
  expect(isCopyDue(planWith(9), lastCopy(), "2027-01-15")).toBe(true);
});

test.each([
  ["2027-01-22", false],
  ["2027-01-23", true],
])("a plan that was copied on January 15 is due again on %s: %p", (day, is) => {
  const plan = ensureId(planWith(9));
  rememberCopy(plan, "2027-01-15");
  expect(isCopyDue(plan, lastCopy(), day)).toBe(is);
});

test("a plan that was copied is due when it has ten entries more, such as boxes that arrived", () => {
  const plan = ensureId(planWith(9));
  rememberCopy(plan, "2027-01-15");
  const later = (boxes: number) => {
    const ids = Array.from({ length: boxes }, (_box, index) => `b-${index}`);
    return ids.reduce<Plan>(
      (now, id) =>
        setBox(id, { arrived: "2027-01-15" })(
          addBox({ id, room: "Den", contents: "cups", marks: [] })(now),
        ),
      plan,
    );
  };
  expect(isCopyDue(later(4), lastCopy(), "2027-01-15")).toBe(false);
  expect(isCopyDue(later(5), lastCopy(), "2027-01-15")).toBe(true);
});
