import { useMemo } from "react";
import * as tool from "../../components/Tool.module.css";
import { TruckDrawing } from "../drawings/TruckDrawing";
import { useDeferredPlan } from "../storage/usePlan";
import {
  calculateTruckLoad,
  formatVolume,
  sumPlanVolume,
} from "../estimate/volumes";
import type { InventoryRoom } from "../estimate/volumes";
import * as styles from "./Inventory.module.css";

export interface InventoryContent {
  rooms: readonly InventoryRoom[];
  sizes: Queries.HomeSizesFragment;
}

/** Returns the plan, the volume of the inventory, and the truck load. */
export function useInventoryLoad({ rooms, sizes }: InventoryContent) {
  const plan = useDeferredPlan();
  return useMemo(() => {
    const total = sumPlanVolume(rooms, plan);
    return {
      plan,
      total,
      load: calculateTruckLoad(total.typical, sizes.trucks),
    };
  }, [plan, rooms, sizes]);
}

/** Drawing of the loaded truck, with the volume of its load. */
export function LoadSummary(props: InventoryContent) {
  const { total, load } = useInventoryLoad(props);
  return (
    <div className={styles.sum}>
      <TruckDrawing fillRatio={load?.fillRatio ?? 0} className={styles.truck} />
      <p className={`${styles.amount} ${tool.fromPlan}`}>
        {load ? formatVolume(total.typical) : "Nothing counted yet"}
      </p>
    </div>
  );
}
