import type { ReactNode } from "react";
import * as styles from "./ColumnsWithAside.module.css";

interface ColumnsWithAsideProps {
  /** Content beside the text. It is sticky on wide screens. */
  aside: ReactNode;
  /** Whether small screens show the aside above the text; defaults to below. */
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
    <div className={`stack ${styles.columns}`}>
      {asideFirst && asideBlock}
      <div>{children}</div>
      {!asideFirst && asideBlock}
    </div>
  );
}
