import { readStorage, writeStorage } from "../../browser/storage";
import type { PlanUpdate } from "../plan/planUpdates";
import { stampChanges } from "../plan/stampChanges";
import { emptyPlan, deserializePlan, serializePlan } from "../plan/parsePlan";
import { hasNothingToSave } from "../plan/plan";
import { damagedPlanStorageKey, planStorageKey } from "./storedPlan";

/**
 * Whether the plan is saved, or why it isn't: storage is denied or full, or it has a plan
 * of a newer version, which is left alone. If the saved one is damaged, a new one is
 * saved, and the damaged one is kept aside.
 */
export type PersistenceStatus = "saved" | "denied" | "newer" | "damaged";

/** A plan that this device keeps, or only the page where storage is denied. */
export function createPlanStore() {
  const listeners = new Set<() => void>();
  let plan = emptyPlan;
  /** What the storage had when it was last read or written. */
  let stored: string | null = null;
  let persistence: PersistenceStatus = "saved";

  function read(): void {
    if (persistence === "denied") return;
    const text = readStorage(planStorageKey);
    if (text === undefined) persistence = "denied";
    if (text === undefined || text === stored) return;
    stored = text;
    const parsed = text === null ? emptyPlan : deserializePlan(text);
    if (parsed === "newer") persistence = "newer";
    else if (parsed === "damaged")
      persistence = writeStorage(damagedPlanStorageKey, text)
        ? "damaged"
        : "denied";
    else {
      plan = parsed;
      if (persistence === "newer") persistence = "saved";
    }
  }

  function write(): void {
    if (persistence === "denied" || persistence === "newer") return;
    const text = hasNothingToSave(plan) ? null : serializePlan(plan);
    if (writeStorage(planStorageKey, text)) stored = text;
    else persistence = "denied";
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function applyUnstamped(update: PlanUpdate): void {
    read();
    const next = update(plan);
    if (next === plan) return;
    plan = next;
    write();
    notify();
  }

  read();
  return {
    getPlan: () => plan,
    getPersistence: () => persistence,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes the plan as it is now, also after a change in another tab. */
    update: (change: PlanUpdate) =>
      applyUnstamped((before) => {
        const after = change(before);
        return after === before ? before : stampChanges(before, after);
      }),
    /** Puts another plan in its place, with the times of its changes. */
    applyUnstamped,
    reload: () => {
      const before = plan;
      const status = persistence;
      read();
      if (plan !== before || persistence !== status) notify();
    },
  };
}
