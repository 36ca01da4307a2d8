import { readStorage, storageKeys } from "../../browser/storage";

export const planStorageKey = storageKeys.plan;

/** Query parameter that attaches the plan to the quote form. */
export const attachPlanParameter = "plan";

export const hasAttachPlanParameter = (): boolean =>
  new URLSearchParams(window.location.search).has(attachPlanParameter);

/** Reads the stored plan as JSON; `null` without a plan, or where storage is denied. */
export const readStoredPlanText = (): string | null =>
  readStorage(planStorageKey) ?? null;
