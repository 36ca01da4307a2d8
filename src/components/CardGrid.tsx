import { Card } from "./Card";
import type { CardHeading, CardOnPhones, CardPage } from "./Card";
import * as styles from "./CardGrid.module.css";

interface CardGridProps {
  pages: readonly CardPage[];
  heading?: CardHeading;
  onPhones?: CardOnPhones | undefined;
  /** Two in a row beside a map on wide screens. */
  besideMap?: boolean | undefined;
}

/**
 * The `sizes` of card pictures. Compact ones are cropped at the sides below
 * 768 px; 174 px is their width before. Rows of three are really 2 px wider, but
 * at 1024 px high-density screens would then load the next larger file.
 */
const sizes = (inRow: 3 | 4, large: boolean, besideMap: boolean) =>
  [
    ...(besideMap ? ["(min-width: 1280px) 188px"] : []),
    ...(inRow === 4
      ? [
          "(min-width: 1280px) 266px",
          "(min-width: 944px) calc(25vw - 54px)",
          "(min-width: 768px) calc(46vw - 28px)",
        ]
      : [
          "(min-width: 1280px) 368px",
          "(min-width: 1024px) calc(33.3vw - 61px)",
          "(min-width: 768px) calc(30.7vw - 32px)",
        ]),
    large ? "calc(92vw - 16px)" : "174px",
  ].join(", ");

export const CardGrid = ({
  pages,
  heading = "h3",
  onPhones,
  besideMap = false,
}: CardGridProps) => (
  <ul
    className={`${pages.length === 4 ? styles.four : styles.grid} ${onPhones === "row" && !pages[0]?.cities ? styles.names : ""}`}
  >
    {pages.map((page) => (
      <li key={page.path}>
        <Card
          page={page}
          heading={heading}
          onPhones={onPhones}
          sizes={sizes(
            pages.length === 4 ? 4 : 3,
            onPhones === "large",
            besideMap,
          )}
        />
      </li>
    ))}
  </ul>
);
