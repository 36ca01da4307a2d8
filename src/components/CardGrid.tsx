import { Card } from "./Card";
import type { CardHeadingTag, CardPhoneVariant, CardPage } from "./Card";
import * as styles from "./CardGrid.module.css";

interface CardGridProps {
  pages: readonly CardPage[];
  heading?: CardHeadingTag;
  phoneVariant?: CardPhoneVariant | undefined;
  /** Whether the grid is beside a map, with two cards in a row on wide screens. */
  isBesideMap?: boolean | undefined;
}

/**
 * Formats a `sizes` entry for wide screens: a width that grows like the font size in
 * `base.css`.
 */
const growingWidth = (width: number) =>
  `(min-width: 1280px) max(${width}px, ${Math.round(0.55 * width)}px + ${(0.028125 * width).toFixed(1)}vw)`;

/**
 * Returns the `sizes` of card pictures. Compact cards are 174 px wide below 768 px, and
 * cropped at the sides. Rows of three are 2 px wider than stated: with the true width,
 * high-density screens would load the next larger file at 1024 px.
 */
function pictureSizes(columns: 3 | 4, isLarge: boolean, isBesideMap: boolean) {
  const sizes = isBesideMap ? [growingWidth(188)] : [];
  if (columns === 4)
    sizes.push(
      growingWidth(266),
      "(min-width: 944px) calc(25vw - 54px)",
      "(min-width: 768px) calc(46vw - 28px)",
    );
  else
    sizes.push(
      growingWidth(368),
      "(min-width: 1024px) calc(33.3vw - 61px)",
      "(min-width: 768px) calc(30.7vw - 32px)",
    );
  sizes.push(isLarge ? "calc(92vw - 16px)" : "174px");
  return sizes.join(", ");
}

export const CardGrid = ({
  pages,
  heading = "h3",
  phoneVariant,
  isBesideMap = false,
}: CardGridProps) => (
  <ul className={pages.length === 4 ? styles.four : styles.grid}>
    {pages.map((page) => (
      <li key={page.path}>
        <Card
          page={page}
          heading={heading}
          phoneVariant={phoneVariant}
          sizes={pictureSizes(
            pages.length === 4 ? 4 : 3,
            phoneVariant === "large",
            isBesideMap,
          )}
        />
      </li>
    ))}
  </ul>
);
