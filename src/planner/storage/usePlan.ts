import { useDeferredValue, useSyncExternalStore } from "react";
import { onStorageChange } from "../../browser/onStorageChange";
import { syncServiceWorkerWithPlan } from "./serviceWorkerRegistration";
import { assignPlanId } from "../plan/planUpdates";
import { emptyPlan } from "../plan/parsePlan";
import type { Plan } from "../plan/plan";
import { createPlanStore } from "./planStore";
import type { PersistenceStatus, DeviceValueKey } from "./planStore";

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
 * Returns a part of the plan, and renders again when the part changes. The plan is empty
 * until the page is hydrated.
 * @param select must return the identical value until the part changes
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
 * Returns the plan by `useDeferredValue`, for components that may render a moment after the
 * tapped control. Memoized components that take the plan as a property skip the urgent
 * render.
 */
export const useDeferredPlan = (): Plan => useDeferredValue(usePlan());

/** Returns a value that the device stores beside the plan; `null` until the page is hydrated. */
export const useDeviceValue = (item: DeviceValueKey): string | null =>
  useSyncExternalStore(
    planStore.subscribe,
    () => planStore.readDeviceValue(item),
    () => null,
  );

/** Returns the state of the plan in storage; "saved" until the page is hydrated. */
export const usePersistenceStatus = (): PersistenceStatus =>
  useSyncExternalStore(
    planStore.subscribe,
    planStore.getPersistenceStatus,
    () => "saved",
  );
