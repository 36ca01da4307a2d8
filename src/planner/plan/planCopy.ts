import { readStorage, writeStorage } from "../../site/storage";
import { addDays } from "./days";
import { planEntries } from "./entries";
import type { Plan } from "./plan";

/** The name under which a device keeps day, plan and number of entries of the last copy. */
export const copyKey = "moving-plan-copied";

/** How many new entries are worth a copy. */
const minEntries = 10;

/** How many days a copy is good for: Safari forgets what it stored after seven. */
const maxAge = 7;

/** Entries of a plan, and what became of its boxes at the new door. */
const countEntries = (plan: Plan): number =>
  [
    ...Object.values(planEntries(plan)),
    ...plan.boxes.flatMap(({ arrived, damage }) => [arrived, damage]),
  ].filter(Boolean).length;

/** What this device knows of the last copy; `null` if none was made. */
export const lastCopy = (): string | null => readStorage(copyKey) ?? null;

/** Remembers that a plan was saved or sent. @param today `YYYY-MM-DD` */
export const rememberCopy = (plan: Plan, today: string): boolean =>
  writeStorage(copyKey, `${today} ${plan.id} ${countEntries(plan)}`);

/**
 * Whether a plan that has just changed should be copied: ten entries were added since the
 * last copy, or it is more than a week old.
 * @param copy what {@link lastCopy} returns
 * @param today `YYYY-MM-DD`
 */
export function isCopyDue(
  plan: Plan,
  copy: string | null,
  today: string,
): boolean {
  const entries = countEntries(plan);
  if (entries < minEntries) return false;
  const [day = "", id, count = 0] = (copy ?? "").split(" ");
  return (
    id !== plan.id ||
    entries >= Number(count) + minEntries ||
    addDays(day, maxAge) < today
  );
}
