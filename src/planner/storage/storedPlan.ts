import { readStorage } from "../../browser/storage";

/** The name under which the plan is kept on the visitor's device. */
export const planStorageKey = "moving-plan";

/** The name under which one that can't be read is kept aside. */
export const damagedPlanStorageKey = "moving-plan-damaged";

/** The parameter of the form's address that attaches the plan to a request. */
export const attachPlanParameter = "plan";

export const urlAttachesPlan = (): boolean =>
  new URLSearchParams(window.location.search).has(attachPlanParameter);

/** The plan as it is stored; `null` without one, or where storage is denied. */
export const readStoredPlan = (): string | null =>
  readStorage(planStorageKey) ?? null;
