import { addDays, weekdayOf } from "./days";

const two = (number: number) => String(number).padStart(2, "0");

const dayOf = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;

/** The nth of a weekday in a month, such as the third Monday. */
function nth(year: number, month: number, weekday: number, count: number) {
  const first = dayOf(year, month, 1);
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, ahead + 7 * (count - 1));
}

function lastMonday(year: number, month: number) {
  const fifth = nth(year, month, 1, 5);
  return fifth.startsWith(dayOf(year, month, 1).slice(0, 7))
    ? fifth
    : nth(year, month, 1, 4);
}

/**
 * The eleven federal holidays and the day after Thanksgiving, by day. Source: 5
 * U.S.C. 6103.
 */
const holidaysOf = (year: number): Readonly<Record<string, string>> => ({
  [dayOf(year, 1, 1)]: "New Year’s Day",
  [nth(year, 1, 1, 3)]: "Martin Luther King Jr. Day",
  [nth(year, 2, 1, 3)]: "Presidents’ Day",
  [lastMonday(year, 5)]: "Memorial Day",
  [dayOf(year, 6, 19)]: "Juneteenth",
  [dayOf(year, 7, 4)]: "Independence Day",
  [nth(year, 9, 1, 1)]: "Labor Day",
  [nth(year, 10, 1, 2)]: "Columbus Day and Indigenous Peoples’ Day",
  [dayOf(year, 11, 11)]: "Veterans Day",
  [nth(year, 11, 4, 4)]: "Thanksgiving",
  [addDays(nth(year, 11, 4, 4), 1)]: "the day after Thanksgiving",
  [dayOf(year, 12, 25)]: "Christmas Day",
});

/** The name of the holiday on a day; `undefined` if it is none. */
export const holidayOn = (day: string): string | undefined =>
  holidaysOf(Number(day.slice(0, 4)))[day];

/**
 * The holiday for which offices are closed on a day: on its own, on the Friday
 * before if that is a Saturday, or on the Monday after if it is a Sunday.
 * `undefined` if there is none. Source: 5 U.S.C. 6103(b) and RCW 1.16.050.
 */
export const observedHoliday = (day: string): string | undefined =>
  holidayOn(day) ??
  (weekdayOf(day) === 5 ? holidayOn(addDays(day, 1)) : undefined) ??
  (weekdayOf(day) === 1 ? holidayOn(addDays(day, -1)) : undefined);
