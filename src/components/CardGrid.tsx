import type { ReactNode } from "react";
import { Card } from "./Card";
import type { CardHeading } from "./Card";
import * as styles from "./CardGrid.module.css";

interface CardGridProps<P extends Queries.CardFragment> {
  pages: readonly P[];
  /** Heading level of the cards' names. */
  heading?: CardHeading;
  /** Additional content of a card, below the summary. */
  children?: (page: P) => ReactNode;
}

/**
 * The `sizes` of card pictures. Below 768 px the pictures are cropped at the
 * sides; 174 px is their width before. Rows of three are really 2 px wider, but
 * at 1024 px high-density screens would then load the next larger file.
 */
const sizesOfThree =
  "(min-width: 1280px) 368px, (min-width: 1024px) calc(33.3vw - 61px), (min-width: 888px) calc(30.7vw - 32px), (min-width: 768px) calc(46vw - 28px), 174px";

/** The same for four cards in a row. */
const sizesOfFour =
  "(min-width: 1280px) 266px, (min-width: 1176px) calc(25vw - 54px), (min-width: 1024px) calc(33.3vw - 61px), (min-width: 888px) calc(30.7vw - 32px), (min-width: 768px) calc(46vw - 28px), 174px";

/** A responsive grid of cards. */
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
