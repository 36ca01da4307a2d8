import { Card } from "./Card";
import type { CardHeading, CardPhoneVariant, CardPage } from "./Card";
import * as styles from "./CardGrid.module.css";

interface CardGridProps {
  pages: readonly CardPage[];
  heading?: CardHeading;
  phoneVariant?: CardPhoneVariant | undefined;
  /** Two in a row beside a map on wide screens. */
  isBesideMap?: boolean | undefined;
}

/** A width on wide screens, which grows like the font size in `base.css`. */
const growingWidth = (width: number) =>
  `(min-width: 1280px) max(${width}px, ${Math.round(0.55 * width)}px + ${(0.028125 * width).toFixed(1)}vw)`;

/**
 * The `sizes` of card pictures. Compact ones are cropped at the sides below
 * 768 px; 174 px is their width before. Rows of three are really 2 px wider, but
 * at 1024 px high-density screens would then load the next larger file.
 */
const pictureSizes = (columns: 3 | 4, isLarge: boolean, besideMap: boolean) =>
  [
    ...(besideMap ? [growingWidth(188)] : []),
    ...(columns === 4
      ? [
          growingWidth(266),
          "(min-width: 944px) calc(25vw - 54px)",
          "(min-width: 768px) calc(46vw - 28px)",
        ]
      : [
          growingWidth(368),
          "(min-width: 1024px) calc(33.3vw - 61px)",
          "(min-width: 768px) calc(30.7vw - 32px)",
        ]),
    isLarge ? "calc(92vw - 16px)" : "174px",
  ].join(", ");

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
