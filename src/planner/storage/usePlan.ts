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

/**
 * Assigns an ID to a plan without one, and returns the plan. The ID identifies backups and
 * calendars.
 */
export function ensurePlanId(): Plan {
  planStore.update(assignPlanId);
  return planStore.getPlan();
}

/**
 * Subscribes to a part of the plan; until the page is hydrated, the same part of an empty
 * plan.
 * @param select returns the same value until the part changes
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
 * Returns the deferred plan, for components that may render a moment after the tapped
 * control. Memoized components that take the plan as a property skip the urgent render.
 */
export const useDeferredPlan = (): Plan => useDeferredValue(usePlan());

/** A value that the device stores beside the plan; `null` until the page is hydrated. */
export const usePlanItem = (item: PlanItem): string | null =>
  useSyncExternalStore(
    planStore.subscribe,
    () => planStore.readItem(item),
    () => null,
  );

/** Whether the plan is saved, or the reason why not; "saved" until the page is hydrated. */
export const usePersistenceStatus = (): PersistenceStatus =>
  useSyncExternalStore(
    planStore.subscribe,
    planStore.getPersistence,
    () => "saved",
  );
