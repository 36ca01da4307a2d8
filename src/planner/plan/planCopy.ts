import { readStorage, writeStorage } from "../../site/storage";
import { addDays } from "./days";
import { contentsOf } from "./plan";
import type { Plan } from "./plan";

/** The name under which a device keeps the day of the last copy, and of what. */
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

/** A number that a plan with other contents hardly has. */
const hashOf = (plan: Plan): string =>
  String(
    Array.from(contentsOf(plan)).reduce(
      (hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0,
      0,
    ),
  );

/** What this device knows of the last copy; `null` if none was made. */
export const lastCopy = (): string | null => readStorage(copyKey) ?? null;

/** Remembers that a plan was saved or sent. @param today `YYYY-MM-DD` */
export function rememberCopy(plan: Plan, today: string): void {
  writeStorage(copyKey, [today, plan.id, hashOf(plan)].join(" "));
  // Browsers tell other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key: copyKey }));
}

/**
 * Whether a plan should be copied: it has some entries, and either was never copied
 * or has changed since a copy of more than a week ago.
 * @param copy what {@link lastCopy} returns
 * @param today `YYYY-MM-DD`
 */
export function isCopyDue(
  plan: Plan,
  copy: string | null,
  today: string,
): boolean {
  if (countEntries(plan) < minEntries) return false;
  const [day = "", id, hash] = (copy ?? "").split(" ");
  return (
    id !== plan.id || (addDays(day, maxAge) < today && hash !== hashOf(plan))
  );
}
