import fc from "fast-check";
import {
  addDays,
  formatFullDay,
  getWeekday,
} from "../../../src/planner/dates/days";
import { isIsoDay } from "../../../src/shared/dates";
import {
  dateWarningTexts,
  listDateWarnings,
} from "../../../src/planner/timeline/listDateWarnings";
import { getObservedHoliday } from "../../../src/planner/dates/holidays";

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "", "soon", "2100-02-29"])(
  "%p is no day",
  (text) => {
    expect(isIsoDay(text)).toBe(false);
    expect(formatFullDay(text)).toBe("");
  },
);

test.each([
  ["over a leap day", "2028-02-28", 2, "2028-03-01"],
  ["over February of a usual year", "2100-02-28", 1, "2100-03-01"],
  ["over the beginning of daylight saving", "2026-03-07", 2, "2026-03-09"],
  ["back over a year", "2027-01-10", -56, "2026-11-15"],
  ["beyond the last year", "9999-12-31", 1, ""],
])("days are counted %s", (_where, day, count, then) => {
  expect(addDays(day, count)).toBe(then);
});

test("adding days and taking them away agree, for any day", () => {
  const anyDay = fc
    .date({
      min: new Date("0001-01-01T00:00:00Z"),
      max: new Date("9998-12-31T00:00:00Z"),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -300, max: 300 }), (day, count) => {
      const then = addDays(day, count);
      fc.pre(then !== "");
      expect(isIsoDay(then)).toBe(true);
      expect(addDays(then, -count)).toBe(day);
      expect((getWeekday(day) + (((count % 7) + 7) % 7)) % 7).toBe(
        getWeekday(then),
      );
    }),
  );
});

test.each([
  ["2026-01-01", "New Year’s Day"],
  ["2026-01-19", "Martin Luther King Jr. Day"],
  ["2026-02-16", "Presidents’ Day"],
  ["2026-05-25", "Memorial Day"],
  ["2027-05-31", "Memorial Day"],
  ["2026-06-19", "Juneteenth"],
  ["2026-07-04", "Independence Day"],
  ["2026-09-07", "Labor Day"],
  ["2026-10-12", "Columbus Day and Indigenous Peoples’ Day"],
  ["2026-11-11", "Veterans Day"],
  ["2026-11-26", "Thanksgiving"],
  ["2026-11-27", "the day after Thanksgiving"],
  ["2026-12-25", "Christmas Day"],
  ["2026-12-24", undefined],
  ["2027-06-18", "Juneteenth"],
  ["2021-12-31", "New Year’s Day"],
  ["2027-07-05", "Independence Day"],
  ["2027-06-25", undefined],
])("on %s, offices close for %s", (day, name) => {
  expect(getObservedHoliday(day)).toBe(name);
});

const { weekend, monthEnd, peak, holiday } = dateWarningTexts;

test.each([
  ["2026-05-15", [peak]],
  ["2026-09-15", [peak]],
  ["2026-09-16", []],
  ["2026-11-21", [weekend]],
  ["2026-11-24", [monthEnd]],
  ["2028-02-22", []],
  ["2026-03-07", [weekend, monthEnd]],
  ["2027-07-05", [holiday("Independence Day", true), monthEnd, peak]],
  ["2026-07-04", [holiday("Independence Day", false), weekend, monthEnd, peak]],
])("what to know of %s", (day, notes) => {
  expect(listDateWarnings(day)).toEqual(notes);
});
