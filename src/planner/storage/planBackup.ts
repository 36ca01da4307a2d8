import { addDays } from "../dates/days";
import { flattenPlan } from "../plan/planCodecs";
import type { Plan } from "../plan/plan";
import { planStore } from "./usePlan";

/** New values that are worth a backup. */
const minNewValues = 10;

/** Days. Safari deletes what scripts store seven days after the last visit. */
const maxAgeDays = 7;

/** Counts flat values, and what was noted of boxes at the new home. */
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
  planStore.saveItem("lastBackup", `${today} ${plan.id} ${countValues(plan)}`);

/**
 * Whether a plan that has just changed needs a backup: the last one lacks ten values, is
 * more than a week old, or is of another plan.
 * @param lastBackup the stored record; `null` without one
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
