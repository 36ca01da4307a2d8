/** The name under which the plan is kept on the visitor's device. */
export const planKey = "moving-plan";

/** The parameter of the form's address that attaches the plan to a request. */
export const planParameter = "plan";

export const isPlanAsked = (): boolean =>
  new URLSearchParams(window.location.search).has(planParameter);

/** Whether this device has a plan, as far as its storage may be asked. */
export function hasStoredPlan(): boolean {
  try {
    return window.localStorage.getItem(planKey) !== null;
  } catch {
    return false;
  }
}
