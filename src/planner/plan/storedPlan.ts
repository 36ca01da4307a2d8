import { isDay } from "../../site/dates";

/** The name under which the plan is kept on the visitor's device. */
export const planKey = "moving-plan";

/**
 * The name under which the plan's boxes are kept. Under one of their own, they
 * survive a tab that is open with an earlier version of the site.
 */
export const boxesKey = "moving-boxes";

/** The parameter of the form's address that attaches the plan to a request. */
export const planParameter = "plan";

export const shouldAttachPlan = (): boolean =>
  new URLSearchParams(window.location.search).has(planParameter);

/** The plan as it is stored; `null` without one, or where storage is denied. */
export function storedPlan(): string | null {
  try {
    return window.localStorage.getItem(planKey);
  } catch {
    return null;
  }
}

/** What a request takes of a plan. What isn't known is empty. */
export interface PlanToSend {
  readonly text: string;
  /** Moving day, `YYYY-MM-DD`. */
  readonly date: string;
  /** The size of home, a value of the form's move size. */
  readonly size: string;
}

/**
 * Reads a stored plan without the code of the tools, which stored its text with
 * it. `undefined` if there is nothing to send.
 */
export function planForRequest(stored: string | null): PlanToSend | undefined {
  try {
    const { text, date, summary } = JSON.parse(stored ?? "{}") as {
      text?: unknown;
      date?: unknown;
      summary?: { size?: unknown };
    };
    return typeof text === "string" && text
      ? {
          text,
          date: typeof date === "string" && isDay(date) ? date : "",
          size: typeof summary?.size === "string" ? summary.size : "",
        }
      : undefined;
  } catch {
    return undefined;
  }
}
