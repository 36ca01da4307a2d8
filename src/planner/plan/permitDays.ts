import { addDays, weekdayOf } from "./days";
import type { Plan } from "./plan";
import { observedHoliday } from "./holidays";

/** A city, and what it asks of whoever reserves curb space there. */
export type PermitCity = Queries.PermitRulesFragment;

/** The cities that a plan names. */
export const citiesOfPlan = <C extends { readonly name: string }>(
  { from, to }: Plan,
  cities: readonly C[],
): C[] => cities.filter(({ name }) => from.city === name || to.city === name);

/** How long before the moving date an office wants to be asked. */
type Lead = Pick<
  NonNullable<NonNullable<PermitCity["parking"]>["lead"]>,
  "days" | "kind"
>;

const isWorkingDay = (day: string) =>
  weekdayOf(day) % 6 !== 0 && !observedHoliday(day);

function lastWorkingDay(day: string): string {
  let found = day;
  while (found && !isWorkingDay(found)) found = addDays(found, -1);
  return found;
}

/** The last day on which to ask for a permit for the moving date. */
export function permitDeadline(moveDate: string, { days, kind }: Lead): string {
  if (kind !== "working") return lastWorkingDay(addDays(moveDate, -days));
  let day = moveDate;
  for (let left = days; left > 0; left -= 1)
    day = lastWorkingDay(addDays(day, -1));
  return day;
}

/**
 * The day by whose end no-parking signs must stand, so that they have stood for
 * so many hours when the moving day begins.
 */
export const signDeadline = (moveDate: string, hours: number): string =>
  addDays(moveDate, -Math.ceil(hours / 24) - 1);
