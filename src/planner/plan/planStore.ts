import { readStorage, writeStorage } from "../../site/storage";
import type { Change } from "./changes";
import { noteChanges } from "./noteChanges";
import { emptyPlan, readPlan, writePlan } from "./parsePlan";
import { isEmpty } from "./plan";
import { damagedPlanKey, planKey } from "./storedPlan";

/**
 * Whether the plan is saved, or why it isn't: storage is denied or full, or it has a plan
 * of a newer version, which is left alone. If the saved one is damaged, a new one is
 * saved, and the damaged one is kept aside.
 */
export type PersistenceStatus = "kept" | "denied" | "newer" | "damaged";

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
    if (found === "newer") persistence = "newer";
    else if (found === "damaged")
      persistence = writeStorage(damagedPlanKey, text) ? "damaged" : "denied";
    else {
      plan = found;
      if (persistence === "newer") persistence = "kept";
    }
  }

  function write(): void {
    if (persistence === "denied" || persistence === "newer") return;
    const text = isEmpty(plan) ? null : writePlan(plan);
    if (writeStorage(planKey, text)) stored = text;
    else persistence = "denied";
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function replace(change: Change): void {
    read();
    const next = change(plan);
    if (next === plan) return;
    plan = next;
    write();
    tell();
  }

  read();
  return {
    get: () => plan,
    persistence: () => persistence,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes the plan as it is now, also after a change in another tab. */
    update: (change: Change) =>
      replace((before) => {
        const after = change(before);
        return after === before ? before : noteChanges(before, after);
      }),
    /** Puts another plan in its place, with the times of its changes. */
    replace,
    reload: () => {
      const before = plan;
      const status = persistence;
      read();
      if (plan !== before || persistence !== status) tell();
    },
  };
}
