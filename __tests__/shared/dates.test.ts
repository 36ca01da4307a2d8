import {
  getCompanyDay,
  expandWeekdayRange,
  to24Hour,
  createIsoDayFormatter,
} from "../../src/shared/dates";

test.each([
  ["at noon", "2026-12-01T20:00:00Z", "2026-12-01"],
  ["a minute before midnight in winter", "2026-12-01T07:59:00Z", "2026-11-30"],
  ["at midnight in winter", "2026-12-01T08:00:00Z", "2026-12-01"],
  ["at midnight in summer", "2026-07-04T07:00:00Z", "2026-07-04"],
])("the company's day %s is the day in Tacoma", (_when, moment, day) => {
  expect(getCompanyDay(new Date(moment))).toBe(day);
});

test("without a time zone, the day is that of the machine", () => {
  expect(createIsoDayFormatter()(new Date(2026, 4, 9, 12))).toBe("2026-05-09");
});

test("the day doesn't depend on the order in which a browser writes dates", () => {
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, "DateTimeFormat")
    .mockImplementation((_language, options) =>
      DateTimeFormat("de-DE", options),
    );
  const day = createIsoDayFormatter();
  jest.restoreAllMocks();
  expect(day(new Date(2027, 5, 1, 12))).toBe("2027-06-01");
});

test.each([
  ["Saturday", ["Saturday"]],
  ["Monday to Wednesday", ["Monday", "Tuesday", "Wednesday"]],
  ["Saturday to Monday", ["Saturday", "Sunday", "Monday"]],
  ["Every day", []],
  ["Monday to Funday", []],
])("%s means %j", (range, days) => {
  expect(expandWeekdayRange(range)).toEqual(days);
});

test.each([
  ["9:00 AM", "09:00"],
  ["5:30 PM", "17:30"],
  ["12:15 AM", "00:15"],
  ["12:15 PM", "12:15"],
  ["17:00", undefined],
  ["noon", undefined],
])("%s is %s", (time, clock) => {
  expect(to24Hour(time)).toBe(clock);
});
