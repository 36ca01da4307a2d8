import { readStorage, writeStorage } from "../../browser/storage";
import { addDays } from "../dates/days";
import { flattenPlan } from "../plan/planCodecs";
import type { Plan } from "../plan/plan";

/** The name under which a device keeps day, plan and number of entries of the last copy. */
export const lastBackupStorageKey = "moving-plan-copied";

/** How many new entries are worth a copy. */
const minNewValues = 10;

/** How many days a copy is good for: Safari forgets what it stored after seven. */
const maxAgeDays = 7;

/** Entries of a plan, and what became of its boxes at the new door. */
const countValues = (plan: Plan): number =>
  [
    ...Object.values(flattenPlan(plan)),
    ...plan.boxes.flatMap(({ arrived, damage }) => [arrived, damage]),
  ].filter(Boolean).length;

/** What this device knows of the last copy; `null` if none was made. */
export const readLastBackup = (): string | null =>
  readStorage(lastBackupStorageKey) ?? null;

/** Remembers that a plan was saved or sent. @param today `YYYY-MM-DD` */
export const recordBackup = (plan: Plan, today: string): boolean =>
  writeStorage(
    lastBackupStorageKey,
    `${today} ${plan.id} ${countValues(plan)}`,
  );

/**
 * Whether a plan that has just changed should be copied: ten entries were added since the
 * last copy, or it is more than a week old.
 * @param lastBackup what {@link readLastBackup} returns
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
