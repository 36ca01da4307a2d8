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
 * Formats an entry of `sizes` for wide screens, where the root's font size in `base.css`
 * grows with the screen, and so do pictures.
 */
const growingWidth = (width: number) =>
  `(min-width: 1280px) max(${width}px, ${Math.round(0.55 * width)}px + ${(0.028125 * width).toFixed(1)}vw)`;

/**
 * Builds the `sizes` of card pictures. Below 768 px, compact cards crop the sides of their
 * pictures, which are 174 px wide before the crop. For three columns, the stated width is
 * 2 px too small: with the true width, high-density screens of 1024 px would load the next
 * larger file.
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
