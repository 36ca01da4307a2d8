import type { ReactNode } from "react";
import { Card } from "./Card";
import type { CardHeading } from "./Card";
import * as styles from "./CardGrid.module.css";

interface CardGridProps<P extends Queries.CardFragment> {
  pages: readonly P[];
  /** Level of the cards' names: one below the heading they stand under. */
  heading?: CardHeading;
  /** What a card holds below the page's own words. */
  children?: (page: P) => ReactNode;
}

/** Pages side by side, as many as fit. */
export const CardGrid = <P extends Queries.CardFragment>({
  pages,
  heading = "h3",
  children,
}: CardGridProps<P>) => (
  <ul className={styles.grid}>
    {pages.map((page) => (
      <li key={page.path}>
        <Card page={page} heading={heading}>
          {children?.(page)}
        </Card>
      </li>
    ))}
  </ul>
);
