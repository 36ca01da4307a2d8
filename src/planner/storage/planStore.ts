import { readStorage, storageKeys, writeStorage } from "../../browser/storage";
import { mergePlans } from "../plan/mergePlans";
import { emptyPlan, deserializePlan, serializePlan } from "../plan/parsePlan";
import { hasNothingToSave } from "../plan/plan";
import type { PlanUpdate } from "../plan/planUpdates";
import { stampChanges } from "../plan/stampChanges";

/**
 * State of the plan in storage. "denied": not saved, because storage is denied or full.
 * "newer": not saved, because the stored plan is of a newer version. "damaged": saved, after
 * a damaged plan was moved to a key of its own.
 */
export type PersistenceStatus = "saved" | "denied" | "newer" | "damaged";

/** Key of a value that the device stores beside the plan. */
export type DeviceValueKey = "boxNumbering" | "lastBackup" | "damagedPlan";

/**
 * Copies a damaged plan to its own key, below earlier damaged plans.
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
 * while localStorage is denied or full. Each change tries again to read, merge and write.
 */
export function createPlanStore() {
  const listeners = new Set<() => void>();
  const unsavedDeviceValues = new Map<DeviceValueKey, string | null>();
  let plan = emptyPlan;
  /** The stored text at the last read or write. */
  let stored: string | null = null;
  let persistence: PersistenceStatus = "saved";

  /**
   * Reads the stored plan, and merges it with a plan in memory that couldn't be saved.
   * @returns whether the plan may be written
   */
  function read(): boolean {
    const text = readStorage(storageKeys.plan);
    if (text === undefined) {
      persistence = "denied";
      return false;
    }
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
    for (const [item, value] of unsavedDeviceValues)
      if (writeStorage(storageKeys[item], value))
        unsavedDeviceValues.delete(item);
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const isSaved = () =>
    (persistence === "saved" || persistence === "damaged") &&
    unsavedDeviceValues.size === 0;

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
    getPersistenceStatus: () => persistence,
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
        // Another tab may save a plan before this tab's plan can be saved.
        const isShared = after.id !== "" || persistence === "denied";
        return stampChanges(before, after, isShared);
      }),
    /**
     * Updates the plan without stamping, for values that already have timestamps.
     * @returns whether the plan is saved, and all values beside it
     */
    applyUnstamped,
    /** Reads a value beside the plan; `null` if it is missing. */
    readDeviceValue(item: DeviceValueKey): string | null {
      const unsaved = unsavedDeviceValues.get(item);
      if (unsaved !== undefined) return unsaved;
      return readStorage(storageKeys[item]) ?? null;
    },
    /** Stores a value beside the plan. @param text `null` deletes the value */
    writeDeviceValue(item: DeviceValueKey, text: string | null): void {
      const isWritable = read();
      if (isWritable && writeStorage(storageKeys[item], text))
        unsavedDeviceValues.delete(item);
      else unsavedDeviceValues.set(item, text);
      notify();
    },
    /** Reads changes by other tabs, and tries again to save the plan. */
    reload(): void {
      if (read() && !isSaved()) write();
      notify();
    },
  };
}
