import { readStorage, writeStorage } from "../../site/storage";
import { emptyPlan, isEmpty, readPlan, writePlan } from "./plan";
import type { Plan } from "./plan";
import { damagedPlanKey, planKey } from "./storedPlan";

/**
 * Whether the plan is saved, or why it isn't: storage is denied or full. If the
 * saved one is damaged, a new one is saved, and the damaged one is kept aside.
 */
export type PersistenceStatus = "kept" | "denied" | "damaged";

/** A plan that this device keeps, or only the page where storage is denied. */
export function createPlanStore() {
  const listeners = new Set<() => void>();
  let plan = emptyPlan;
  /** What the storage had when it was last read or written. */
  let stored: string | null = null;
  let persistence: PersistenceStatus = "kept";

  function read(): void {
    if (persistence === "denied") return;
    const text = readStorage(planKey);
    if (text === undefined) persistence = "denied";
    if (text === undefined || text === stored) return;
    stored = text;
    const found = text === null ? emptyPlan : readPlan(text);
    if (found) plan = found;
    else
      persistence = writeStorage(damagedPlanKey, text) ? "damaged" : "denied";
  }

  function write(): void {
    if (persistence === "denied") return;
    const text = isEmpty(plan) ? null : writePlan(plan);
    if (writeStorage(planKey, text)) stored = text;
    else persistence = "denied";
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };

  read();
  return {
    get: () => plan,
    persistence: () => persistence,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes the plan as it is now, also after a change in another tab. */
    update: (change: (plan: Plan) => Plan) => {
      read();
      const next = change(plan);
      if (next === plan) return;
      plan = next;
      write();
      tell();
    },
    reload: () => {
      const before = plan;
      read();
      if (plan !== before) tell();
    },
  };
}
