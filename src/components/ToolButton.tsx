import type { ReactNode } from "react";
import * as styles from "./Tool.module.css";

interface ToolButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** A button of a planning tool, such as the one that prints. */
export const ToolButton = ({ onClick, children }: ToolButtonProps) => (
  <button type="button" className={styles.button} onClick={onClick}>
    {children}
  </button>
);
