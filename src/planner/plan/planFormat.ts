import { parsePlan } from "./plan";
import type { Plan } from "./plan";

export type Read = { readonly plan: Plan } | { readonly fault: "damaged" };

/** The plan as JSON, without its empty parts. */
export const writePlan = (plan: Plan): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(plan).filter(([, value]: [string, unknown]) =>
        typeof value === "object" && value !== null
          ? Object.keys(value).length > 0
          : Boolean(value),
      ),
    ),
  );

/** Reads what {@link writePlan} wrote. */
export function readPlan(written: string): Read {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { plan: parsePlan(value) }
      : { fault: "damaged" };
  } catch {
    return { fault: "damaged" };
  }
}
