import type { ReactNode } from "react";
import * as styles from "./LoadSum.module.css";
import { TruckDrawing } from "./TruckDrawing";

interface LoadSumProps {
  /** How full the truck is, from 0 to 1. */
  filled: number;
  children: ReactNode;
}

/** A truck with its load, and how much that is. */
export const LoadSum = ({ filled, children }: LoadSumProps) => (
  <div className={styles.sum}>
    <TruckDrawing filled={filled} />
    <p className={styles.amount}>{children}</p>
  </div>
);
