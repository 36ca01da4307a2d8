import { readStorage, storageKeys } from "../../browser/storage";

export const planStorageKey = storageKeys.plan;

/** Query parameter of the quote form that attaches the plan. */
export const attachPlanParameter = "plan";

export const urlAttachesPlan = (): boolean =>
  new URLSearchParams(window.location.search).has(attachPlanParameter);

/** Reads the plan's text; `null` without a plan, or where storage is denied. */
export const readStoredPlanText = (): string | null =>
  readStorage(planStorageKey) ?? null;
