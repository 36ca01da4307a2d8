import { useDeferredValue, useSyncExternalStore } from "react";
import { onStorageChange } from "../../hooks/onStorageChange";
import { keepToolsWithPlan } from "../offline/keptTools";
import { ensureId } from "./changes";
import { emptyPlan } from "./parsePlan";
import type { Plan } from "./plan";
import { createPlanStore } from "./planStore";
import type { PersistenceStatus } from "./planStore";
import { planKey } from "./storedPlan";

/** The visitor's plan, which all tools share. */
export const planStore = createPlanStore();

if (typeof window !== "undefined") {
  onStorageChange((key) => {
    if (key === null || key === planKey) planStore.reload();
  });
  keepToolsWithPlan(planStore.subscribe);
}

/** The plan with its id, by which copies and calendars of it are known again. */
export function identifiedPlan(): Plan {
  planStore.update(ensureId);
  return planStore.get();
}

/** A part of the plan; that of an empty plan until the page is hydrated. */
export const usePlanPart = <T>(part: (plan: Plan) => T): T =>
  useSyncExternalStore(
    planStore.subscribe,
    () => part(planStore.get()),
    () => part(emptyPlan),
  );

const identity = (plan: Plan) => plan;

export const usePlan = (): Plan => usePlanPart(identity);

/**
 * The plan for parts that may change a moment after what was tapped. They are
 * memoized components with the plan as a property.
 */
export const useDeferredPlan = (): Plan => useDeferredValue(usePlan());

/** Whether the plan is saved; assumed so until the page is hydrated. */
export const usePersistence = (): PersistenceStatus =>
  useSyncExternalStore(
    planStore.subscribe,
    planStore.persistence,
    () => "kept",
  );
