import fc from "fast-check";
import {
  permitDeadline,
  signDeadline,
} from "../../../src/planner/plan/permitDays";
import {
  datedSteps,
  overdueTasks,
} from "../../../src/planner/timeline/datedSteps";
import { addDays } from "../../../src/planner/plan/days";

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
  datedSteps(steps, moveDate, today).map(({ state }) => state);

test("steps follow each other without a gap, up to the move", () => {
  const dates = datedSteps(steps, "2027-01-15", "2026-11-22");
  expect(dates.map(({ from, to }) => [from, to])).toEqual([
    ["2026-11-20", "2026-12-03"],
    ["2026-12-04", "2026-12-17"],
    ["2026-12-18", "2026-12-31"],
    ["2027-01-01", "2027-01-07"],
    ["2027-01-08", "2027-01-15"],
  ]);
});

test("a step a week before leaves the moving day to the last one", () => {
  const dates = datedSteps([step(1), step(0)], "2027-01-15", "2026-11-22");
  expect(dates.map(({ from, to }) => [from, to])).toEqual([
    ["2027-01-08", "2027-01-14"],
    ["2027-01-15", "2027-01-15"],
  ]);
});

test.each([
  ["far ahead", "2028-02-29", ["next", "later", "later", "later", "later"]],
  [
    "eight weeks ahead",
    "2027-01-17",
    ["now", "next", "later", "later", "later"],
  ],
  ["five weeks ahead", "2026-12-27", ["past", "now", "next", "later", "later"]],
  ["tomorrow", "2026-11-23", ["past", "past", "past", "past", "now"]],
  ["today", "2026-11-22", ["past", "past", "past", "past", "now"]],
  ["yesterday", "2026-11-21", ["past", "past", "past", "past", "past"]],
])("a move %s", (_when, moveDate, expected) => {
  expect(states(moveDate, "2026-11-22")).toEqual(expected);
});

test("at any date, each day until the move belongs to one step", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 56 }),
      (ahead, before) => {
        const moveDate = addDays("2027-06-01", ahead);
        const day = addDays(moveDate, -before);
        const dates = datedSteps(steps, moveDate, day);
        const on = dates.filter(({ from, to }) => from <= day && day <= to);
        expect(on).toHaveLength(1);
        expect(on[0]?.state).toBe("now");
        expect(dates.filter(({ state }) => state === "next").length).toBe(
          on[0] === dates.at(-1) ? 0 : 1,
        );
      },
    ),
  );
});

test("late tasks come in the order of what can't wait", () => {
  const late = (moveDate: string, ...done: string[]) =>
    overdueTasks(
      steps,
      datedSteps(steps, moveDate, "2026-11-22"),
      new Set(done),
    ).map(({ id }) => id);
  expect(late("2027-02-01")).toEqual([]);
  expect(late("2026-12-06")).toEqual([
    "estimates",
    "mover",
    "elevator",
    "declutter",
    "boxes",
  ]);
  expect(late("2026-12-06", "mover", "declutter")).toEqual([
    "estimates",
    "elevator",
    "boxes",
  ]);
  expect(late("2026-11-21")).toEqual([]);
});

test.each([
  ["calendar days", "2027-01-15", { days: 7, kind: "calendar" }, "2027-01-08"],
  [
    "a weekend before that",
    "2027-01-17",
    { days: 7, kind: "calendar" },
    "2027-01-08",
  ],
  ["working days", "2027-01-15", { days: 5, kind: "working" }, "2027-01-08"],
  [
    "working days over a holiday",
    "2026-12-01",
    { days: 2, kind: "working" },
    "2026-11-25",
  ],
  [
    "working days over an observed holiday",
    "2027-06-21",
    { days: 1, kind: "working" },
    "2027-06-17",
  ],
])("the last day to ask, by %s", (_how, moveDate, lead, day) => {
  expect(permitDeadline(moveDate, lead)).toBe(day);
});

test.each([
  [72, "2026-03-10"],
  [24, "2026-03-12"],
  [30, "2026-03-11"],
])("signs that must stand %d hours ahead are up in time", (hours, day) => {
  expect(signDeadline("2026-03-14", hours)).toBe(day);
});
