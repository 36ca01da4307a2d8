import { readStorage, storageKeys } from "../../browser/storage";

export const planStorageKey = storageKeys.plan;

/** Query parameter that attaches the plan to the quote form. */
export const attachPlanParameter = "plan";

export const hasAttachPlanParameter = (): boolean =>
  new URLSearchParams(window.location.search).has(attachPlanParameter);

/** Reads the stored plan as JSON; `null` without a plan, or where storage is denied. */
export const readStoredPlanText = (): string | null =>
  readStorage(planStorageKey) ?? null;

/** Whether a plan is stored, even one that can't be read. */
export const hasStoredPlan = (): boolean => readStoredPlanText() !== null;
