import type { ReactNode } from "react";
import * as styles from "./Columns.module.css";

interface ColumnsProps {
  /** Stays visible beside the text on wide screens. */
  aside: ReactNode;
  children: ReactNode;
}

/** Text with an aside: beside it on wide screens, otherwise below. */
export const Columns = ({ aside, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <div>{children}</div>
    <div className={styles.aside}>{aside}</div>
  </div>
);
