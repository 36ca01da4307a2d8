import { useDeferredValue, useSyncExternalStore } from "react";
import { onStorageChange } from "../../browser/onStorageChange";
import { syncServiceWorkerWithPlan } from "./serviceWorkerRegistration";
import { assignPlanId } from "../plan/planUpdates";
import { emptyPlan } from "../plan/parsePlan";
import type { Plan } from "../plan/plan";
import { createPlanStore } from "./planStore";
import type { PersistenceStatus, PlanItem } from "./planStore";

/** The store that all tools share. */
export const planStore = createPlanStore();

if (typeof window !== "undefined") {
  onStorageChange(() => planStore.reload());
  syncServiceWorkerWithPlan(planStore.subscribe);
}

/** Returns the plan, with an ID by which its backups and calendars are recognized. */
export function ensurePlanId(): Plan {
  planStore.update(assignPlanId);
  return planStore.getPlan();
}

/**
 * Subscribes to a part of the plan; that of an empty plan until the page is hydrated.
 * @param select returns the same value as long as its part doesn't change
 */
export const usePlanSelector = <T>(select: (plan: Plan) => T): T =>
  useSyncExternalStore(
    planStore.subscribe,
    () => select(planStore.getPlan()),
    () => select(emptyPlan),
  );

const identity = (plan: Plan) => plan;

export const usePlan = (): Plan => usePlanSelector(identity);

/**
 * The plan for components that may update a moment after what was tapped. They are
 * memoized, with the plan as a property.
 */
export const useDeferredPlan = (): Plan => useDeferredValue(usePlan());

/** A value that the device stores beside the plan; `null` until the page is hydrated. */
export const usePlanItem = (item: PlanItem): string | null =>
  useSyncExternalStore(
    planStore.subscribe,
    () => planStore.readItem(item),
    () => null,
  );

/** Whether the plan is saved, or why not; "saved" until the page is hydrated. */
export const usePersistenceStatus = (): PersistenceStatus =>
  useSyncExternalStore(
    planStore.subscribe,
    planStore.getPersistence,
    () => "saved",
  );
