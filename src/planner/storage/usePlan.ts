import { useDeferredValue, useSyncExternalStore } from "react";
import { onStorageChange } from "../../browser/onStorageChange";
import { syncServiceWorkerWithPlan } from "./serviceWorkerRegistration";
import { assignId } from "../plan/planUpdates";
import { emptyPlan } from "../plan/parsePlan";
import type { Plan } from "../plan/plan";
import { createPlanStore } from "./planStore";
import type { PersistenceStatus } from "./planStore";
import { planStorageKey } from "./storedPlan";

/** The visitor's plan, which all tools share. */
export const planStore = createPlanStore();

if (typeof window !== "undefined") {
  onStorageChange((key) => {
    if (key === null || key === planStorageKey) planStore.reload();
  });
  syncServiceWorkerWithPlan(planStore.subscribe);
}

/** The plan with its id, by which copies and calendars of it are known again. */
export function ensurePlanId(): Plan {
  planStore.update(assignId);
  return planStore.getPlan();
}

/** A part of the plan; that of an empty plan until the page is hydrated. */
export const usePlanSelector = <T>(select: (plan: Plan) => T): T =>
  useSyncExternalStore(
    planStore.subscribe,
    () => select(planStore.getPlan()),
    () => select(emptyPlan),
  );

const identity = (plan: Plan) => plan;

export const usePlan = (): Plan => usePlanSelector(identity);

/**
 * The plan for parts that may change a moment after what was tapped. They are
 * memoized components with the plan as a property.
 */
export const useDeferredPlan = (): Plan => useDeferredValue(usePlan());

/** Whether the plan is saved; assumed so until the page is hydrated. */
export const usePersistenceStatus = (): PersistenceStatus =>
  useSyncExternalStore(
    planStore.subscribe,
    planStore.getPersistence,
    () => "saved",
  );
