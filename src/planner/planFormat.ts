import { planOf } from "./plan";
import type { Plan } from "./plan";

/** Changes a plan of one version into one of the next. */
export type Migration = (plan: Readonly<Record<string, unknown>>) => object;

/** From version 1 to 2, from 2 to 3, and so on. */
const migrations: readonly Migration[] = [];

/** Why a plan can't be read. */
export type Unreadable = "damaged" | "later";

export type Read = { readonly plan: Plan } | { readonly fault: Unreadable };

/**
 * The plan as text, with the version of its format, and without empty parts.
 */
export function writePlan(plan: Plan): string {
  const filled = Object.fromEntries(
    Object.entries(plan).filter(([, value]: [string, unknown]) =>
      typeof value === "object" && value !== null
        ? Object.keys(value).length > 0
        : Boolean(value),
    ),
  );
  return JSON.stringify({ version: migrations.length + 1, ...filled });
}

/**
 * Reads what {@link writePlan} wrote, now or in an earlier version of the site.
 * @param upgrades for tests
 */
export function readPlan(
  written: string,
  upgrades: readonly Migration[] = migrations,
): Read {
  let value: Record<string, unknown> | null;
  try {
    value = JSON.parse(written) as typeof value;
  } catch {
    return { fault: "damaged" };
  }
  const { version, ...rest } = value ?? {};
  if (!Number.isInteger(version) || Number(version) < 1)
    return { fault: "damaged" };
  if (Number(version) > upgrades.length + 1) return { fault: "later" };
  const upgraded = upgrades
    .slice(Number(version) - 1)
    .reduce<object>((plan, upgrade) => upgrade({ ...plan }), rest);
  return { plan: planOf(upgraded) };
}
