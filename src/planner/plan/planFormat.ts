import { parsePlan } from "./plan";
import type { Plan } from "./plan";

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

/** Reads what {@link writePlan} wrote; `undefined` if it's damaged. */
export function readPlan(written: string): Plan | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? parsePlan(value)
      : undefined;
  } catch {
    return undefined;
  }
}
