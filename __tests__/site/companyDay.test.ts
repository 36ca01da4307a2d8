import { companyDay } from "../../src/site/companyDay";

describe("the company's day", () => {
  test.each([
    ["at noon", "2026-12-01T20:00:00Z", "2026-12-01"],
    [
      "a minute before midnight in winter",
      "2026-12-01T07:59:00Z",
      "2026-11-30",
    ],
    ["at midnight in winter", "2026-12-01T08:00:00Z", "2026-12-01"],
    ["at midnight in summer", "2026-07-04T07:00:00Z", "2026-07-04"],
  ])("%s is the day in Tacoma", (_when, moment, day) => {
    expect(companyDay(new Date(moment))).toBe(day);
  });

  test("is today unless a moment is given", () => {
    expect([companyDay(new Date()), companyDay(new Date())]).toContain(
      companyDay(),
    );
  });
});
