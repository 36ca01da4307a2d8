import {
  findLosses,
  includesPlan,
  isWithinLimits,
  mergePlans,
} from "../plan/mergePlans";
import type { Unreadable } from "../plan/parsePlan";
import { isEmpty } from "../plan/plan";
import type { Plan } from "../plan/plan";

/** How a plan that was read stands to the one on this device. */
export function relatePlans(own: Plan, other: Plan | Unreadable) {
  if (typeof other === "string") return { relation: other };
  if (isEmpty(other)) return { relation: "damaged" as const };
  if (isEmpty(own)) return { relation: "first" as const, other };
  const merged = mergePlans(own, other);
  const relation = includesPlan(own, other)
    ? findLosses(other, merged).length > 0
      ? ("older" as const)
      : ("included" as const)
    : isWithinLimits(merged)
      ? ("mergeable" as const)
      : ("tooLong" as const);
  return { relation, other, merged };
}
