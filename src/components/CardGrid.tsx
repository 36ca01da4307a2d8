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

/** A width on wide screens, which grows like the font size in `base.css`. */
const grown = (width: number) =>
  `(min-width: 1280px) max(${width}px, ${Math.round(0.55 * width)}px + ${(0.028125 * width).toFixed(1)}vw)`;

/**
 * The `sizes` of card pictures. Compact ones are cropped at the sides below
 * 768 px; 174 px is their width before. Rows of three are really 2 px wider, but
 * at 1024 px high-density screens would then load the next larger file.
 */
const sizes = (inRow: 3 | 4, large: boolean, besideMap: boolean) =>
  [
    ...(besideMap ? [grown(188)] : []),
    ...(inRow === 4
      ? [
          grown(266),
          "(min-width: 944px) calc(25vw - 54px)",
          "(min-width: 768px) calc(46vw - 28px)",
        ]
      : [
          grown(368),
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
  <ul className={pages.length === 4 ? styles.four : styles.grid}>
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
