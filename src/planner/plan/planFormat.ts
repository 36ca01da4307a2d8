import { parsePlan } from "./plan";
import type { Plan } from "./plan";
import { emptySummary, parseSummary } from "./summary";
import type { Summary } from "./summary";

/** Raise it when plans of before can't be read any more. */
const currentVersion = 1;

export type Unreadable = "damaged" | "later";

export type Read =
  | { readonly plan: Plan; readonly summary: Summary }
  | { readonly fault: Unreadable };

/**
 * The plan as JSON, with the version of its format, and without empty parts.
 * @param text the plan for a request, see `planToSend`
 */
export function writePlan(
  plan: Plan,
  summary: Summary = emptySummary,
  text = "",
): string {
  const filled = Object.fromEntries(
    Object.entries(plan).filter(([, value]: [string, unknown]) =>
      typeof value === "object" && value !== null
        ? Object.keys(value).length > 0
        : Boolean(value),
    ),
  );
  return JSON.stringify({
    version: currentVersion,
    ...filled,
    ...(summary !== emptySummary && { summary }),
    ...(text && { text }),
  });
}

/** Reads what {@link writePlan} wrote. */
export function readPlan(written: string): Read {
  let value: Record<string, unknown> | null;
  try {
    value = JSON.parse(written) as typeof value;
  } catch {
    return { fault: "damaged" };
  }
  const { version, summary, ...plan } = value ?? {};
  if (!Number.isInteger(version) || Number(version) < 1)
    return { fault: "damaged" };
  return Number(version) > currentVersion
    ? { fault: "later" }
    : { plan: parsePlan(plan), summary: parseSummary(summary) };
}
