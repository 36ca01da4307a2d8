import type { ReactNode } from "react";
import * as styles from "./Columns.module.css";

interface ColumnsProps {
  /** Stays in view beside the text while there is room for both. */
  aside: ReactNode;
  children: ReactNode;
}

/** Text with something beside it on wide screens, and below it on others. */
export const Columns = ({ aside, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <div>{children}</div>
    <div className={styles.aside}>{aside}</div>
  </div>
);
