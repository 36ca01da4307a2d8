import { readStorage, writeStorage } from "../../site/storage";
import { addDays } from "./days";
import type { Plan } from "./plan";

/** The name under which a device keeps the day of the last copy, and the plan's id. */
const copyKey = "moving-plan-copied";

/** How many entries are worth a copy. */
const minEntries = 10;

/** How many days a copy is good for: Safari forgets what it stored after seven. */
const maxAge = 7;

const countEntries = (plan: Plan): number =>
  plan.done.length +
  plan.customItems.length +
  plan.boxes.length +
  [plan.counts, plan.itemNotes, plan.from, plan.to]
    .map((entries) => Object.keys(entries).length)
    .reduce((sum, count) => sum + count, 0);

/** What this device knows of the last copy; `null` if none was made. */
export const lastCopy = (): string | null => readStorage(copyKey) ?? null;

/** Remembers that a plan was saved or sent. @param today `YYYY-MM-DD` */
export const rememberCopy = ({ id }: Plan, today: string): boolean =>
  writeStorage(copyKey, `${today} ${id}`);

/**
 * Whether a plan that has just changed should be copied: it has some entries, and was
 * never copied or more than a week ago.
 * @param copy what {@link lastCopy} returns
 * @param today `YYYY-MM-DD`
 */
export function isCopyDue(
  plan: Plan,
  copy: string | null,
  today: string,
): boolean {
  if (countEntries(plan) < minEntries) return false;
  const [day = "", id] = (copy ?? "").split(" ");
  return id !== plan.id || addDays(day, maxAge) < today;
}
