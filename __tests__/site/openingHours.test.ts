import { daysIn, hourAndMinute } from "../../src/site/openingHours";

test.each([
  ["Saturday", ["Saturday"]],
  ["Monday to Wednesday", ["Monday", "Tuesday", "Wednesday"]],
  ["Saturday to Monday", ["Saturday", "Sunday", "Monday"]],
  ["Every day", []],
  ["Monday to Funday", []],
])("%s means %j", (range, days) => {
  expect(daysIn(range)).toEqual(days);
});

test("Monday to Sunday is the whole week", () => {
  expect(daysIn("Monday to Sunday")).toHaveLength(7);
});

test.each([
  ["9:00 AM", "09:00"],
  ["5:30 PM", "17:30"],
  ["12:15 AM", "00:15"],
  ["12:15 PM", "12:15"],
  ["17:00", undefined],
  ["13:00 PM", undefined],
  ["noon", undefined],
])("%s is %s", (time, clock) => {
  expect(hourAndMinute(time)).toBe(clock);
});
