import { useMemo } from "react";
import { useDeferredPlan } from "../plan/usePlan";
import { fitTruck, sumPlanVolume } from "../plan/volumes";
import type { Room } from "../plan/volumes";

export interface LoadProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
}

/** How much the inventory is, and how it fits the truck. */
export function useLoad({ rooms, sizes }: LoadProps) {
  const plan = useDeferredPlan();
  return useMemo(() => {
    const total = sumPlanVolume(rooms, plan);
    return { plan, total, load: fitTruck(total.typical, sizes.trucks) };
  }, [plan, rooms, sizes]);
}
