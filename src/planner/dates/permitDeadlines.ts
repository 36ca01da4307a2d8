import { addDays, isWeekend } from "./days";
import type { Plan } from "../plan/plan";
import { getObservedHoliday } from "./holidays";

/** A city, and its rules for reserving curb space. */
export type CityPermitRules = Queries.PermitRulesFragment;

/** Finds the cities of a plan's two homes. */
export const findPlanCities = <C extends { readonly name: string }>(
  { from, to }: Plan,
  cities: readonly C[],
): C[] => cities.filter(({ name }) => from.city === name || to.city === name);

/** Time between application and moving date that an office needs, in calendar or working days. */
type PermitLeadTime = Pick<
  NonNullable<NonNullable<CityPermitRules["parking"]>["lead"]>,
  "days" | "kind"
>;

const isWorkingDay = (day: string) =>
  !isWeekend(day) && !getObservedHoliday(day);

function workingDayOnOrBefore(day: string): string {
  let workingDay = day;
  while (workingDay && !isWorkingDay(workingDay))
    workingDay = addDays(workingDay, -1);
  return workingDay;
}

/** Returns the last day to apply for a permit for the moving date. */
export function getPermitDeadline(
  moveDate: string,
  { days, kind }: PermitLeadTime,
): string {
  if (kind !== "working") return workingDayOnOrBefore(addDays(moveDate, -days));
  let day = moveDate;
  for (let remaining = days; remaining > 0; remaining -= 1)
    day = workingDayOnOrBefore(addDays(day, -1));
  return day;
}

/**
 * Returns the last day to put up no-parking signs.
 * @param hours for which the signs must stand before the moving day begins
 */
export const getNoParkingSignDeadline = (
  moveDate: string,
  hours: number,
): string => addDays(moveDate, -Math.ceil(hours / 24) - 1);
