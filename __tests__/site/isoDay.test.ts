import { isoDay } from "../../src/site/isoDay";

const moment = new Date("2026-01-01T04:05:00Z");

test.each([
  ["UTC", "2026-01-01"],
  ["America/Los_Angeles", "2025-12-31"],
])("the day in %s", (timeZone, day) => {
  expect(isoDay(timeZone)(moment)).toBe(day);
});

test("without a time zone it is the day of the machine", () => {
  const noon = new Date(2026, 4, 9, 12);
  expect(isoDay()(noon)).toBe("2026-05-09");
});
