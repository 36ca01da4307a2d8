import fc from "fast-check";
import {
  getPermitDeadline,
  getNoParkingSignDeadline,
} from "../../../src/planner/dates/permitDeadlines";
import {
  scheduleSteps,
  findOverdueTasks,
} from "../../../src/planner/timeline/scheduleSteps";
import { addDays } from "../../../src/planner/dates/days";

const step = (
  weeksBefore: number,
  ...tasks: { id: string; urgency?: number }[]
) => ({ weeksBefore, tasks });

const steps = [
  step(8, { id: "declutter" }, { id: "estimates", urgency: 1 }),
  step(6, { id: "boxes" }, { id: "mover", urgency: 2 }),
  step(4, { id: "elevator", urgency: 3 }),
  step(2, { id: "pack" }),
  step(0, { id: "first-night" }),
];

const states = (moveDate: string, today: string) =>
  scheduleSteps(steps, moveDate, today).map(({ state }) => state);

test("steps follow each other without a gap, up to the move", () => {
  const dates = scheduleSteps(steps, "2027-01-15", "2026-11-22");
  expect(dates.map(({ from, to }) => [from, to])).toEqual([
    ["2026-11-20", "2026-12-03"],
    ["2026-12-04", "2026-12-17"],
    ["2026-12-18", "2026-12-31"],
    ["2027-01-01", "2027-01-07"],
    ["2027-01-08", "2027-01-15"],
  ]);
});

test("a step a week before leaves the moving day to the last one", () => {
  const dates = scheduleSteps([step(1), step(0)], "2027-01-15", "2026-11-22");
  expect(dates.map(({ from, to }) => [from, to])).toEqual([
    ["2027-01-08", "2027-01-14"],
    ["2027-01-15", "2027-01-15"],
  ]);
});

test("before the first step all are ahead, and after the move all are past", () => {
  const [first, ...others] = states("2028-02-29", "2026-11-22");
  expect([first, new Set(others)]).toEqual(["next", new Set(["later"])]);
  expect(new Set(states("2026-11-21", "2026-11-22"))).toEqual(
    new Set(["past"]),
  );
});

test("at any date, each day until the move belongs to one step", () => {
  const date = fc.integer({ min: 0, max: 400 });
  const before = fc.integer({ min: 0, max: 56 });
  fc.assert(
    fc.property(date, before, (ahead, daysBefore) => {
      const moveDate = addDays("2027-06-01", ahead);
      const day = addDays(moveDate, -daysBefore);
      const dates = scheduleSteps(steps, moveDate, day);
      const on = dates.findIndex(({ from, to }) => from <= day && day <= to);
      expect(dates.map(({ state }) => state)).toEqual(
        dates.map((_step, index) =>
          index < on
            ? "past"
            : index === on
              ? "now"
              : index === on + 1
                ? "next"
                : "later",
        ),
      );
    }),
  );
});

test("late tasks come in the order of what can't wait", () => {
  const late = (moveDate: string, ...done: string[]) =>
    findOverdueTasks(
      steps,
      scheduleSteps(steps, moveDate, "2026-11-22"),
      new Set(done),
    ).map(({ id }) => id);
  expect(late("2027-02-01")).toEqual([]);
  expect(late("2026-12-06", "mover")).toEqual([
    ...["estimates", "elevator"],
    ...["declutter", "boxes"],
  ]);
  expect(late("2026-11-21")).toEqual([]);
});

test.each([
  ["calendar days", "2027-01-15", 7, "calendar", "2027-01-08"],
  ["a weekend before that", "2027-01-17", 7, "calendar", "2027-01-08"],
  ["working days", "2027-01-15", 5, "working", "2027-01-08"],
  ["working days over a holiday", "2026-12-01", 2, "working", "2026-11-25"],
  [
    "working days over an observed one",
    "2027-06-21",
    1,
    "working",
    "2027-06-17",
  ],
])("the last day to ask, by %s", (_how, moveDate, days, kind, day) => {
  expect(getPermitDeadline(moveDate, { days, kind })).toBe(day);
});

test.each([
  [72, "2026-03-10"],
  [24, "2026-03-12"],
  [30, "2026-03-11"],
])("signs that must stand %d hours ahead are up in time", (hours, day) => {
  expect(getNoParkingSignDeadline("2026-03-14", hours)).toBe(day);
});
