import { memo } from "react";
import type { Plan } from "../plan/plan";
import { useDeferredPlan } from "../plan/usePlan";
import {
  fitTruck,
  roundForDisplay,
  formatNumber,
  sumPlanVolume,
} from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { inventoryWords } from "../words";
import * as styles from "./Inventory.module.css";

const truckWidth = 150;

/** A truck whose box fills up. @param filled from 0 to 1 */
const TruckDrawing = ({ filled }: { filled: number }) => (
  <svg viewBox="0 0 220 96" className={styles.truck} aria-hidden="true">
    <path className={styles.cab} d="M160 28h26q6 0 9 5l15 24q2 3 2 7v14h-52z" />
    <path className={styles.window} d="M168 36h16q4 0 6 3l10 17h-32z" />
    <path className={styles.hull} d="M6 8h150v70H6z" />
    <rect
      className={styles.load}
      x="8"
      y="10"
      width={truckWidth - 4}
      height="66"
      style={{ transform: `scaleX(${filled.toFixed(3)})` }}
    />
    <path className={styles.frame} d="M6 8h150v70H6z" />
    <circle className={styles.wheel} cx="46" cy="80" r="12" />
    <circle className={styles.wheel} cx="186" cy="80" r="12" />
  </svg>
);

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
      <TruckDrawing filled={fitTruck(typical, sizes.trucks)?.filled ?? 0} />
      <p className={styles.amount}>
        {typical > 0
          ? inventoryWords.cubicFeet(formatNumber(roundForDisplay(typical)))
          : inventoryWords.empty}
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
