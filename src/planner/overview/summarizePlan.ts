import { estimateSupplies } from "../boxCalculator/supplies";
import { resolveHomeSize } from "../estimate/describePlan";
import type { Plan } from "../plan/plan";
import { calculateTruckLoad, sumPlanVolume } from "../estimate/volumes";
import type { InventoryRoom } from "../estimate/volumes";
import { scheduleSteps } from "../timeline/scheduleSteps";

/** Content of the overview: the rooms, home sizes and tasks to which plans refer by their IDs. */
export interface OverviewContent {
  rooms: readonly InventoryRoom[];
  sizes: Queries.HomeSizesFragment;
  steps: readonly Queries.PlanStepFragment[];
  /** Paths of the pages with the timeline and the box calculator; `undefined` without such a page. */
  paths: Readonly<Record<"timeline" | "boxes", string | undefined>>;
}

/** Summarizes a plan with the tasks, items and home sizes of the content. */
export function summarizePlan(
  plan: Plan,
  { rooms, sizes, steps }: Pick<OverviewContent, "rooms" | "sizes" | "steps">,
  today: string,
) {
  const home = resolveHomeSize(rooms, sizes.homes, plan);
  const total = sumPlanVolume(rooms, plan);
  return {
    plan,
    home,
    total,
    /** Truck load of the inventory; `undefined` if the inventory is empty. */
    load: calculateTruckLoad(total.typical, sizes.trucks),
    supplies: home && estimateSupplies(home, plan.counts),
    /** IDs of done tasks. */
    done: new Set(plan.done),
    /** First and last day of each step; empty without a moving date. */
    stepRanges: plan.date ? scheduleSteps(steps, plan.date, today) : [],
  };
}

export type PlanSummary = ReturnType<typeof summarizePlan>;
