import { Card } from "./Card";
import type { CardHeadingTag, CardPhoneVariant, CardPage } from "./Card";
import * as styles from "./CardGrid.module.css";

interface CardGridProps {
  pages: readonly CardPage[];
  heading?: CardHeadingTag;
  /** Layout on phones. Only the first card is `large`, so that the others are seen sooner. */
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

const halfRow = "(min-width: 768px) calc(46vw - 28px)";

/**
 * Widths of one and of two cards: on wide screens, between those beside a section's heading and
 * those in a section without one.
 */
const fewSizes = [
  growingWidth(480),
  "(min-width: 1024px) calc(43.75vw - 66px)",
  halfRow,
];

/** Widths of card pictures from 768 px on, by the number of cards. */
const wideSizes: Partial<Record<number, readonly string[]>> = {
  1: fewSizes,
  2: fewSizes,
  4: [growingWidth(266), "(min-width: 944px) calc(25vw - 54px)", halfRow],
};

/**
 * Widths in rows of three. The stated width is 2 px too small: with the true width, high-density
 * screens of 1024 px would load the next larger file.
 */
const threeColumnSizes = [
  growingWidth(368),
  "(min-width: 1024px) calc(33.3vw - 61px)",
  "(min-width: 768px) calc(30.7vw - 32px)",
];

export function CardGrid({
  pages,
  heading = "h3",
  phoneVariant = "compact",
}: CardGridProps) {
  const sizes = wideSizes[pages.length] ?? threeColumnSizes;
  return (
    <ul
      className={[
        styles.grid,
        pages.length === 4 ? styles.four : "",
        phoneVariant === "tile" ? styles.tiles : "",
      ].join(" ")}
    >
      {pages.map((page, index) => {
        const variant =
          phoneVariant === "large" && index > 0 ? "compact" : phoneVariant;
        return (
          <li key={page.path} className="stack">
            <Card
              page={page}
              heading={heading}
              phoneVariant={variant}
              sizes={[...sizes, phoneSizes[variant] ?? "186px"].join(", ")}
            />
          </li>
        );
      })}
    </ul>
  );
}
