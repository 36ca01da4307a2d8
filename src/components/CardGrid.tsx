import type { ReactNode } from "react";
import { Card } from "./Card";
import type { CardHeading, CardPage } from "./Card";
import * as styles from "./CardGrid.module.css";

interface CardGridProps<P extends CardPage> {
  pages: readonly P[];
  heading?: CardHeading;
  /** Shows whole pictures on phones, too. */
  large?: boolean | undefined;
  children?: (page: P) => ReactNode;
}

/**
 * The `sizes` of card pictures. Compact ones are cropped at the sides below
 * 768 px; 174 px is their width before. Rows of three are really 2 px wider, but
 * at 1024 px high-density screens would then load the next larger file.
 */
const sizes = (inRow: 3 | 4, large: boolean) =>
  [
    inRow === 4
      ? "(min-width: 1280px) 266px, (min-width: 1176px) calc(25vw - 54px)"
      : "(min-width: 1280px) 368px",
    "(min-width: 1024px) calc(33.3vw - 61px)",
    "(min-width: 888px) calc(30.7vw - 32px)",
    "(min-width: 768px) calc(46vw - 28px)",
    large ? "calc(92vw - 16px)" : "174px",
  ].join(", ");

export const CardGrid = <P extends CardPage>({
  pages,
  heading = "h3",
  large = false,
  children,
}: CardGridProps<P>) => (
  <ul className={pages.length === 4 ? styles.four : styles.grid}>
    {pages.map((page) => (
      <li key={page.path}>
        <Card
          page={page}
          heading={heading}
          large={large}
          sizes={sizes(pages.length === 4 ? 4 : 3, large)}
        >
          {children?.(page)}
        </Card>
      </li>
    ))}
  </ul>
);
