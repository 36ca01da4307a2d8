import { addDays, getWeekday } from "./days";

const monday = 1;
const thursday = 4;
const friday = 5;

const padTwoDigits = (number: number) => String(number).padStart(2, "0");

const toIsoDay = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, "0")}-${padTwoDigits(month)}-${padTwoDigits(day)}`;

/** Returns the nth weekday of a month, such as the third Monday. */
function nthWeekday(year: number, month: number, weekday: number, nth: number) {
  const firstOfMonth = toIsoDay(year, month, 1);
  const daysAhead = (weekday - getWeekday(firstOfMonth) + 7) % 7;
  return addDays(firstOfMonth, daysAhead + 7 * (nth - 1));
}

function lastMonday(year: number, month: number) {
  const fifth = nthWeekday(year, month, monday, 5);
  return fifth.startsWith(toIsoDay(year, month, 1).slice(0, 7))
    ? fifth
    : nthWeekday(year, month, monday, 4);
}

/**
 * Returns the names of holidays by day: the eleven federal holidays of 5 U.S.C. 6103, and
 * the day after Thanksgiving.
 */
const listHolidays = (year: number): Readonly<Record<string, string>> => ({
  [toIsoDay(year, 1, 1)]: "New Year’s Day",
  [nthWeekday(year, 1, monday, 3)]: "Martin Luther King Jr. Day",
  [nthWeekday(year, 2, monday, 3)]: "Presidents’ Day",
  [lastMonday(year, 5)]: "Memorial Day",
  [toIsoDay(year, 6, 19)]: "Juneteenth",
  [toIsoDay(year, 7, 4)]: "Independence Day",
  [nthWeekday(year, 9, monday, 1)]: "Labor Day",
  [nthWeekday(year, 10, monday, 2)]: "Columbus Day and Indigenous Peoples’ Day",
  [toIsoDay(year, 11, 11)]: "Veterans Day",
  [nthWeekday(year, 11, thursday, 4)]: "Thanksgiving",
  [addDays(nthWeekday(year, 11, thursday, 4), 1)]: "the day after Thanksgiving",
  [toIsoDay(year, 12, 25)]: "Christmas Day",
});

/** Returns the name of the holiday on a day; `undefined` on other days. */
export const getHoliday = (day: string): string | undefined =>
  listHolidays(Number(day.slice(0, 4)))[day];

/**
 * Returns the holiday for which offices are closed on a day; `undefined` on other days. A
 * holiday on a Saturday is observed on the Friday before; a holiday on a Sunday, on the
 * Monday after. Sources: 5 U.S.C. 6103(b) and RCW 1.16.050.
 */
export function getObservedHoliday(day: string): string | undefined {
  const holiday = getHoliday(day);
  if (holiday) return holiday;
  const weekday = getWeekday(day);
  if (weekday === friday) return getHoliday(addDays(day, 1));
  if (weekday === monday) return getHoliday(addDays(day, -1));
  return undefined;
}
