import { useSyncExternalStore } from "react";
import { emptyPlan } from "./plan";
import type { Plan } from "./plan";
import { createPlanStore, planKey } from "./planStore";

/** The visitor's plan, which all tools share. */
export const planStore = createPlanStore(() => window.localStorage);

if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    // The key is null if everything was cleared.
    if (key === null || key === planKey) planStore.reload();
  });

/** A part of the plan; that of an empty plan until the page is hydrated. */
export const usePlanPart = <T>(part: (plan: Plan) => T): T =>
  useSyncExternalStore(
    planStore.subscribe,
    () => part(planStore.get()),
    () => part(emptyPlan),
  );

const whole = (plan: Plan) => plan;

export const usePlan = (): Plan => usePlanPart(whole);
