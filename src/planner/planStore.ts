import { emptyPlan, isEmpty } from "./plan";
import type { Plan } from "./plan";
import { readPlan, writePlan } from "./planFormat";
import { planKey } from "./planKey";

/** What keeps the plan between visits. */
export type PlanStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface PlanStore {
  readonly get: () => Plan;
  /** Whether the plan is kept after the visit. */
  readonly isKept: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the plan as it is now, also after a change in another tab. */
  readonly update: (change: (plan: Plan) => Plan) => void;
  readonly clear: () => void;
  /** Reads what another tab wrote. */
  readonly reload: () => void;
}

/**
 * A plan that is kept in a storage, or only in memory where that is denied. A
 * stored plan of a later version of the site is left alone.
 * @param storage throws where it is denied
 */
export function createPlanStore(storage: () => PlanStorage): PlanStore {
  const listeners = new Set<() => void>();
  let plan = emptyPlan;
  /** What the storage had when it was last read or written. */
  let written: string | null = null;
  let kept = true;

  function read(): void {
    try {
      const found = storage().getItem(planKey);
      if (found === written) return;
      written = found;
      const stored = readPlan(found ?? writePlan(emptyPlan));
      if ("plan" in stored) plan = stored.plan;
      else kept = stored.fault !== "later";
    } catch {
      kept = false;
    }
  }

  function write(): void {
    if (!kept) return;
    const text = isEmpty(plan) ? null : writePlan(plan);
    try {
      if (text === null) storage().removeItem(planKey);
      else storage().setItem(planKey, text);
      written = text;
    } catch {
      kept = false;
    }
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function update(change: (plan: Plan) => Plan): void {
    if (kept) read();
    const next = change(plan);
    if (next === plan) return;
    plan = next;
    write();
    tell();
  }

  read();
  return {
    get: () => plan,
    isKept: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    clear: () => update(() => emptyPlan),
    reload: () => {
      const before = plan;
      if (kept) read();
      if (plan !== before) tell();
    },
  };
}
