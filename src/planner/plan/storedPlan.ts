import { readStorage } from "../../site/storage";

/** The name under which the plan is kept on the visitor's device. */
export const planKey = "moving-plan";

/** The name under which one that can't be read is kept aside. */
export const damagedPlanKey = "moving-plan-damaged";

/** The parameter of the form's address that attaches the plan to a request. */
export const planParameter = "plan";

export const addressAttachesPlan = (): boolean =>
  new URLSearchParams(window.location.search).has(planParameter);

/** The plan as it is stored; `null` without one, or where storage is denied. */
export const storedPlan = (): string | null => readStorage(planKey) ?? null;
