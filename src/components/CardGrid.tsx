import { Card } from "./Card";
import type { CardHeadingTag, CardPhoneVariant, CardPage } from "./Card";
import * as styles from "./CardGrid.module.css";

interface CardGridProps {
  pages: readonly CardPage[];
  heading?: CardHeadingTag;
  phoneVariant?: CardPhoneVariant | undefined;
}

/**
 * Formats an entry of `sizes` for wide screens. There, pictures grow with the root's font
 * size, which `base.css` ties to the width of the screen.
 */
const growingWidth = (width: number) =>
  `(min-width: 1280px) max(${width}px, ${Math.round(0.55 * width)}px + ${(0.028125 * width).toFixed(1)}vw)`;

/** Widths of card pictures below 768 px. Those of compact cards are cropped at the sides. */
const phoneSizes: Partial<Record<CardPhoneVariant, string>> = {
  large: "calc(92vw - 16px)",
  tile: "calc(46vw - 22px)",
};

/**
 * Builds the `sizes` of card pictures. For three columns, the stated width is 2 px too small:
 * with the true width, high-density screens of 1024 px would load the next larger file.
 */
const pictureSizes = (columns: 3 | 4, phoneVariant: CardPhoneVariant) =>
  [
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
    phoneSizes[phoneVariant] ?? "174px",
  ].join(", ");

export const CardGrid = ({
  pages,
  heading = "h3",
  phoneVariant = "compact",
}: CardGridProps) => (
  <ul
    className={`${pages.length === 4 ? styles.four : styles.grid} ${phoneVariant === "tile" ? styles.tiles : ""}`}
  >
    {pages.map((page) => (
      <li key={page.path} className="stack">
        <Card
          page={page}
          heading={heading}
          phoneVariant={phoneVariant}
          sizes={pictureSizes(pages.length === 4 ? 4 : 3, phoneVariant)}
        />
      </li>
    ))}
  </ul>
);
