import { calculateSupplies } from "../boxCalculator/supplies";
import { findHome } from "../estimate/describePlan";
import type { Plan } from "../plan/plan";
import { fitTruck, sumPlanVolume } from "../estimate/volumes";
import type { InventoryRoom } from "../estimate/volumes";
import { scheduleSteps } from "../timeline/scheduleSteps";

/** What the content says for a plan. */
export interface OverviewContent {
  rooms: readonly InventoryRoom[];
  sizes: Queries.HomeSizesFragment;
  steps: readonly Queries.PlanStepFragment[];
  /** Paths of the pages with the timeline and the boxes, if there are any. */
  paths: Readonly<Record<"timeline" | "boxes", string | undefined>>;
}

/** How far a plan is, by what the content says of its tasks, items and home. */
export function summarizePlan(
  plan: Plan,
  { rooms, sizes, steps }: Pick<OverviewContent, "rooms" | "sizes" | "steps">,
  today: string,
) {
  const home = findHome(rooms, sizes.homes, plan);
  const total = sumPlanVolume(rooms, plan);
  return {
    plan,
    home,
    total,
    /** How it fits the truck; `undefined` for an empty inventory. */
    load: fitTruck(total.typical, sizes.trucks),
    supplies: home && calculateSupplies(home, plan.counts),
    /** The ids of the tasks that are done. */
    done: new Set(plan.done),
    /** The days of the steps; empty without a date. */
    stepRanges: plan.date ? scheduleSteps(steps, plan.date, today) : [],
  };
}

export type PlanSummary = ReturnType<typeof summarizePlan>;
