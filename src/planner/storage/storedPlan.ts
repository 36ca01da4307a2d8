import { readStorage } from "../../browser/storage";

/** localStorage key of the plan. */
export const planStorageKey = "moving-plan";

/** localStorage key of an unreadable plan. */
export const damagedPlanStorageKey = "moving-plan-damaged";

/** Query parameter of the quote form that attaches the plan. */
export const attachPlanParameter = "plan";

export const urlAttachesPlan = (): boolean =>
  new URLSearchParams(window.location.search).has(attachPlanParameter);

/** Reads the plan's text; `null` without a plan, or where storage is denied. */
export const readStoredPlan = (): string | null =>
  readStorage(planStorageKey) ?? null;
