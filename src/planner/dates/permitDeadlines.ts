import { addDays, getWeekday } from "./days";
import type { Plan } from "../plan/plan";
import { observedHoliday } from "./holidays";

/** A city, and what it asks of whoever reserves curb space there. */
export type PermitCity = Queries.PermitRulesFragment;

/** The cities that a plan names. */
export const findPlanCities = <C extends { readonly name: string }>(
  { from, to }: Plan,
  cities: readonly C[],
): C[] => cities.filter(({ name }) => from.city === name || to.city === name);

/** How long before the moving date an office wants to be asked. */
type PermitLeadTime = Pick<
  NonNullable<NonNullable<PermitCity["parking"]>["lead"]>,
  "days" | "kind"
>;

const isWorkingDay = (day: string) =>
  getWeekday(day) % 6 !== 0 && !observedHoliday(day);

function workingDayOnOrBefore(day: string): string {
  let workingDay = day;
  while (workingDay && !isWorkingDay(workingDay))
    workingDay = addDays(workingDay, -1);
  return workingDay;
}

/** The last day on which to ask for a permit for the moving date. */
export function permitDeadline(
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
 * The day by whose end no-parking signs must stand, so that they have stood for
 * so many hours when the moving day begins.
 */
export const noParkingSignDeadline = (
  moveDate: string,
  hours: number,
): string => addDays(moveDate, -Math.ceil(hours / 24) - 1);
