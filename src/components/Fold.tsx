import type { ComponentProps, ReactNode } from "react";
import * as styles from "./Fold.module.css";

interface FoldProps extends ComponentProps<"details"> {
  summary: ReactNode;
  /** Keeps it off paper while it is closed; else `openFolds` opens it there. */
  "data-unprinted"?: boolean;
}

/** A part that opens without scripts, when an address names it, and in print. */
export const Fold = ({
  summary,
  className = "",
  children,
  ...details
}: FoldProps) => (
  <details {...details} className={`${styles.fold} ${className}`}>
    <summary>{summary}</summary>
    {children}
  </details>
);
