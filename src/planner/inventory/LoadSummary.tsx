import * as tool from "../../components/Tool.module.css";
import { TruckDrawing } from "../drawings/TruckDrawing";
import { formatNumber, roundForDisplay } from "../plan/volumes";
import * as styles from "./Inventory.module.css";
import { useLoad } from "./useLoad";
import type { LoadProps } from "./useLoad";

/** A truck with its load, and how much that is. */
export function LoadSummary(props: LoadProps) {
  const { total, load } = useLoad(props);
  return (
    <div className={styles.sum}>
      <TruckDrawing filled={load?.filled ?? 0} className={styles.truck} />
      <p className={`${styles.amount} ${tool.fromPlan}`}>
        {load
          ? `${formatNumber(roundForDisplay(total.typical))} cubic feet`
          : "Nothing counted yet"}
      </p>
    </div>
  );
}
