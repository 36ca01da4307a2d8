import { addDays } from "../dates/days";
import { flattenPlan } from "../plan/planCodecs";
import type { Plan } from "../plan/plan";
import { planStore } from "./usePlan";

/** A backup is suggested once this many values have none. */
const minNewValues = 10;

/**
 * Maximum age of a backup, in days: Safari deletes script-writable storage seven days after
 * the last visit.
 */
const maxAgeDays = 7;

/** Counts flat values, and the check-ins and damage of boxes. */
const countValues = (plan: Plan): number =>
  [
    ...Object.values(flattenPlan(plan)),
    ...plan.boxes.flatMap(({ arrived, damage }) => [arrived, damage]),
  ].filter(Boolean).length;

/**
 * Records a backup that was saved or sent.
 * @param today `YYYY-MM-DD`
 */
export const recordBackup = (plan: Plan, today: string): void =>
  planStore.writeDeviceValue(
    "lastBackup",
    `${today} ${plan.id} ${countValues(plan)}`,
  );

/**
 * Whether a plan needs a backup: the plan has at least ten values, and its last backup lacks
 * ten of them, is more than a week old, or is of another plan.
 * @param lastBackup record of the last backup; `null` without one
 * @param today `YYYY-MM-DD`
 */
export function isBackupDue(
  plan: Plan,
  lastBackup: string | null,
  today: string,
): boolean {
  const values = countValues(plan);
  if (values < minNewValues) return false;
  const [day = "", id, count = 0] = (lastBackup ?? "").split(" ");
  return (
    id !== plan.id ||
    values >= Number(count) + minNewValues ||
    addDays(day, maxAgeDays) < today
  );
}
