import { readStorage, writeStorage } from "../../browser/storage";
import type { PlanUpdate } from "../plan/planUpdates";
import { stampChanges } from "../plan/stampChanges";
import { emptyPlan, deserializePlan, serializePlan } from "../plan/parsePlan";
import { hasNothingToSave } from "../plan/plan";
import { damagedPlanStorageKey, planStorageKey } from "./storedPlan";

/**
 * Whether the plan is saved, or why not: storage is denied or full, or has a plan of a
 * newer version, which is left alone. A damaged plan moves to a key of its own; the new
 * plan is saved then.
 */
export type PersistenceStatus = "saved" | "denied" | "newer" | "damaged";

/** Creates a store of the plan, in localStorage, or in memory where that is denied. */
export function createPlanStore() {
  const listeners = new Set<() => void>();
  let plan = emptyPlan;
  /** The stored text when it was last read or written. */
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
    /** Updates the stored plan, which another tab may have changed, and stamps the changes. */
    update: (change: PlanUpdate) =>
      applyUnstamped((before) => {
        const after = change(before);
        return after === before ? before : stampChanges(before, after);
      }),
    /** Updates the plan without stamping: its values have the timestamps they need. */
    applyUnstamped,
    reload: () => {
      const before = plan;
      const status = persistence;
      read();
      if (plan !== before || persistence !== status) notify();
    },
  };
}
