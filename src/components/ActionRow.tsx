import type { ReactNode } from "react";
import * as styles from "./ActionRow.module.css";

/** Links that follow a text, side by side where they fit. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
