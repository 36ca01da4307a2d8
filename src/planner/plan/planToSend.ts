import { describePlan } from "./describePlan";
import type { PlanContent } from "./describePlan";
import { readPlan } from "./planFormat";
import { planText } from "./planText";

/** What a request takes of a plan. What isn't known is empty. */
export interface PlanToSend {
  readonly text: string;
  /** How many items of its lists have no room in the text. */
  readonly left: number;
  /** Moving day, `YYYY-MM-DD`. */
  readonly date: string;
  /** The size of home, a value of the form's move size. */
  readonly size: string;
}

/**
 * What a request takes of a stored plan; `undefined` if there is nothing to send.
 * @param maxLength the most characters that its text may have
 */
export function planToSend(
  stored: string | null,
  content: PlanContent,
  maxLength: number,
): PlanToSend | undefined {
  const plan = readPlan(stored ?? "{}");
  if (!plan) return undefined;
  const described = describePlan(plan, content);
  const { text, left } = planText(plan, described, maxLength);
  return text
    ? { text, left, date: plan.date, size: described.size }
    : undefined;
}
