import { shoppingList } from "../boxCalculator/boxes";
import { homeOfPlan } from "../plan/describePlan";
import type { Plan } from "../plan/plan";
import { fitTruck, sumPlanVolume } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { datedSteps } from "../timeline/datedSteps";

/** What the content says for a plan. */
export interface OverviewContent {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
  steps: readonly Queries.PlanStepFragment[];
  /** Paths of the pages with the timeline and the boxes, if there are any. */
  paths: Readonly<Record<"timeline" | "boxes", string | undefined>>;
}

/** How far a plan is, by what the content says of its tasks, items and home. */
export function planState(
  plan: Plan,
  { rooms, sizes, steps }: Pick<OverviewContent, "rooms" | "sizes" | "steps">,
  today: string,
) {
  const home = homeOfPlan(rooms, sizes.homes, plan);
  const total = sumPlanVolume(rooms, plan);
  return {
    plan,
    home,
    total,
    /** How it fits the truck; `undefined` for an empty inventory. */
    load: fitTruck(total.typical, sizes.trucks),
    supplies: home && shoppingList(home, plan.counts),
    /** The ids of the tasks that are done. */
    done: new Set(plan.done),
    /** The days of the steps; empty without a date. */
    dates: plan.date ? datedSteps(steps, plan.date, today) : [],
  };
}

export type PlanState = ReturnType<typeof planState>;
