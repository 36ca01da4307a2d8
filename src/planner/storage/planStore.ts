import { readStorage, storageKeys, writeStorage } from "../../browser/storage";
import { mergePlans } from "../plan/mergePlans";
import { emptyPlan, deserializePlan, serializePlan } from "../plan/parsePlan";
import { hasNothingToSave } from "../plan/plan";
import type { PlanUpdate } from "../plan/planUpdates";
import { stampChanges } from "../plan/stampChanges";

/**
 * Whether the plan is saved, or why not: storage is denied or full, or has a plan of a
 * newer version, which is left alone. A damaged plan moves to a key of its own; the new
 * plan is saved then.
 */
export type PersistenceStatus = "saved" | "denied" | "newer" | "damaged";

/** A value that the device stores beside the plan. */
export type PlanItem = "boxNumbering" | "lastBackup" | "damagedPlan";

/**
 * Moves a damaged plan to its key, below others that are there.
 * @returns false where storage is denied or full
 */
function preserveDamagedPlan(text: string): boolean {
  const former = readStorage(storageKeys.damagedPlan) ?? "";
  if (former.includes(text)) return true;
  const lines = [former, text].filter(Boolean);
  return writeStorage(storageKeys.damagedPlan, lines.join("\n"));
}

/**
 * Creates a store of the plan and the values beside it: in localStorage, and in memory
 * while that is denied or full. Each change tries again to read, merge and write.
 */
export function createPlanStore() {
  const listeners = new Set<() => void>();
  const unsavedItems = new Map<PlanItem, string | null>();
  let plan = emptyPlan;
  /** The stored text when it was last read or written. */
  let stored: string | null = null;
  let persistence: PersistenceStatus = "saved";

  /**
   * Reads the stored plan, merges it with a plan that couldn't be saved.
   * @returns whether the plan may be written
   */
  function read(): boolean {
    const text = readStorage(storageKeys.plan);
    if (text === undefined) persistence = "denied";
    if (text === undefined) return false;
    if (text === stored) return persistence !== "newer";
    const parsed = deserializePlan(text ?? "{}");
    if (parsed === "damaged" && !preserveDamagedPlan(text ?? "")) {
      persistence = "denied";
      return false;
    }
    stored = text;
    if (typeof parsed === "string") {
      persistence = parsed;
      return parsed === "damaged";
    }
    const isMerge = persistence === "denied" && text !== null;
    plan = isMerge ? mergePlans(plan, parsed) : parsed;
    if (persistence === "newer") persistence = "saved";
    return true;
  }

  function write(): void {
    const text = hasNothingToSave(plan) ? null : serializePlan(plan);
    if (!writeStorage(storageKeys.plan, text)) {
      persistence = "denied";
      return;
    }
    stored = text;
    if (persistence === "denied") persistence = "saved";
    for (const [item, value] of unsavedItems)
      if (writeStorage(storageKeys[item], value)) unsavedItems.delete(item);
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const isSaved = () =>
    (persistence === "saved" || persistence === "damaged") &&
    unsavedItems.size === 0;

  function applyUnstamped(update: PlanUpdate): boolean {
    const before = plan;
    const isWritable = read();
    const next = update(plan);
    const isChanged = next !== plan;
    plan = next;
    if (isWritable && (isChanged || !isSaved())) write();
    if (isChanged || plan !== before) notify();
    return isSaved();
  }

  read();
  return {
    getPlan: () => plan,
    getPersistence: () => persistence,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Updates the stored plan, which another tab may have changed, and stamps the changes.
     * @returns whether the plan is saved
     */
    update: (change: PlanUpdate): boolean =>
      applyUnstamped((before) => {
        const after = change(before);
        if (after === before) return before;
        // Another tab may save a plan before this one can be merged with it.
        const isShared = after.id !== "" || persistence === "denied";
        return stampChanges(before, after, isShared);
      }),
    /**
     * Updates the plan without stamping: its values have the timestamps they need.
     * @returns whether the plan is saved, and all values beside it
     */
    applyUnstamped,
    /** @returns `null` without a value */
    readItem(item: PlanItem): string | null {
      const unsaved = unsavedItems.get(item);
      if (unsaved !== undefined) return unsaved;
      return readStorage(storageKeys[item]) ?? null;
    },
    /** @param text `null` deletes the value */
    saveItem(item: PlanItem, text: string | null): void {
      const isWritable = read();
      if (isWritable && writeStorage(storageKeys[item], text))
        unsavedItems.delete(item);
      else unsavedItems.set(item, text);
      notify();
    },
    /** Reads what another tab may have changed, and tries again to save the plan. */
    reload(): void {
      if (read() && !isSaved()) write();
      notify();
    },
  };
}
