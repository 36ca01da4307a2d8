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

/**
 * Widths of the pictures of cards. Below 768 px cards are rows, and their
 * pictures are cut at the sides: 174 px is the width before the cut. Three in a
 * row are 2 px wider than said: at 1024 px that saves dense screens from the
 * next larger file, for one percent of sharpness.
 */
const sizesOfThree =
  "(min-width: 1280px) 368px, (min-width: 1024px) calc(33.3vw - 61px), (min-width: 888px) calc(30.7vw - 32px), (min-width: 768px) calc(46vw - 28px), 174px";

/** Four cards share one row. */
const sizesOfFour =
  "(min-width: 1280px) 266px, (min-width: 1176px) calc(25vw - 54px), (min-width: 1024px) calc(33.3vw - 61px), (min-width: 888px) calc(30.7vw - 32px), (min-width: 768px) calc(46vw - 28px), 174px";

/** Pages side by side, as many as fit. */
export const CardGrid = <P extends Queries.CardFragment>({
  pages,
  heading = "h3",
  children,
}: CardGridProps<P>) => (
  <ul className={pages.length === 4 ? styles.four : styles.grid}>
    {pages.map((page) => (
      <li key={page.path}>
        <Card
          page={page}
          heading={heading}
          sizes={pages.length === 4 ? sizesOfFour : sizesOfThree}
        >
          {children?.(page)}
        </Card>
      </li>
    ))}
  </ul>
);
