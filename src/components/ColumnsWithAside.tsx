import type { ReactNode } from "react";
import * as styles from "./ColumnsWithAside.module.css";

interface ColumnsWithAsideProps {
  /** Content that stays visible beside the text on wide screens. */
  aside: ReactNode;
  /** Puts the aside above the text, instead of below, on small screens. */
  asideFirst?: boolean;
  children: ReactNode;
}

/** Text with an aside, side by side on wide screens. */
export function ColumnsWithAside({
  aside,
  asideFirst = false,
  children,
}: ColumnsWithAsideProps) {
  const asideBlock = <div className={styles.aside}>{aside}</div>;
  return (
    <div className={styles.columns}>
      {asideFirst && asideBlock}
      <div>{children}</div>
      {!asideFirst && asideBlock}
    </div>
  );
}
