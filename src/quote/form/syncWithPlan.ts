import type { PlanToSend } from "../../planner/plan/planToSend";
import type { QuoteFields } from "../request/quoteRequest";

/** The fields of a form, and where they come from. */
export interface Followed<Fields = QuoteFields> {
  readonly fields: Fields;
  /** What was taken from the plan, and nobody has changed by hand since. */
  readonly taken: Partial<QuoteFields>;
}

const planFields = ["moveFromDate", "moveSize"] as const;

/**
 * Fills in what a plan knows. A field that was taken from the plan follows it,
 * also where the plan doesn't know it any more; what was entered by hand stays.
 * @param today `YYYY-MM-DD`; an earlier day isn't taken
 */
export const syncWithPlan = (
  { fields, taken }: Followed,
  { date, size }: Pick<PlanToSend, "date" | "size">,
  today: string,
): Followed => {
  const planValues = {
    moveFromDate: date >= today ? date : "",
    moveSize: size,
  };
  return planFields.reduce<Followed>(
    (form, name) =>
      !fields[name] || fields[name] === taken[name]
        ? {
            fields: { ...form.fields, [name]: planValues[name] },
            taken: { ...form.taken, [name]: planValues[name] },
          }
        : form,
    { fields, taken },
  );
};
