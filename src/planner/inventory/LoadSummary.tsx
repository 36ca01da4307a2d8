import { memo } from "react";
import * as tool from "../../components/Tool.module.css";
import { TruckDrawing } from "../drawings/TruckDrawing";
import type { Plan } from "../plan/plan";
import { useDeferredPlan } from "../plan/usePlan";
import {
  fitTruck,
  roundForDisplay,
  formatNumber,
  sumPlanVolume,
} from "../plan/volumes";
import type { Room } from "../plan/volumes";
import * as styles from "./Inventory.module.css";

interface LoadProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
}

/** A truck with its load, and how much that is. */
export function LoadSummary({
  plan,
  rooms,
  sizes,
}: LoadProps & { plan: Plan }) {
  const { typical } = sumPlanVolume(rooms, plan);
  return (
    <div className={styles.sum}>
      <TruckDrawing
        filled={fitTruck(typical, sizes.trucks)?.filled ?? 0}
        className={styles.truck}
      />
      <p className={`${styles.amount} ${tool.fromPlan}`}>
        {typical > 0
          ? `${formatNumber(roundForDisplay(typical))} cubic feet`
          : "Nothing counted yet"}
      </p>
    </div>
  );
}

const LaterSum = memo(LoadSummary);

/** The sum of the list, in sight on phones; others have it beside the list. */
export const LoadBar = (props: LoadProps) => (
  <div className={styles.bar} aria-hidden="true">
    <LaterSum {...props} plan={useDeferredPlan()} />
  </div>
);
