import type { ReactNode } from "react";
import * as styles from "./ActionRow.module.css";

/** Links after a text, side by side if they fit. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
