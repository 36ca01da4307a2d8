import { useMemo } from "react";
import * as tool from "../../components/Tool.module.css";
import { TruckDrawing } from "../drawings/TruckDrawing";
import { useDeferredPlan } from "../plan/usePlan";
import { fitTruck, formatVolume, sumPlanVolume } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import * as styles from "./Inventory.module.css";

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

/** A truck with its load, and how much that is. */
export function LoadSummary(props: LoadProps) {
  const { total, load } = useLoad(props);
  return (
    <div className={styles.sum}>
      <TruckDrawing filled={load?.filled ?? 0} className={styles.truck} />
      <p className={`${styles.amount} ${tool.fromPlan}`}>
        {load ? formatVolume(total.typical) : "Nothing counted yet"}
      </p>
    </div>
  );
}
