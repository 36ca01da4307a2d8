import * as styles from "./Firs.module.css";

/** SVG path of a part of the row. */
const tile =
  "M0 64v-5q75-5 150-1t150 1v5zM8 42l3 11h-2l5 11h-12l5-11h-2zM32 31l4 15h-2l6 15h-16l6-15h-2zM45 17l5 20h-3l7 20h-18l7-20h-3zM67 23l5 20h-3l7 20h-18l7-20h-3zM92 24l5 20h-3l7 20h-18l7-20h-3zM111 34l4 15h-2l6 15h-16l6-15h-2zM141 40l3 11h-2l5 11h-12l5-11h-2zM163 20l5 20h-3l7 20h-18l7-20h-3zM197 32l4 15h-2l6 15h-16l6-15h-2zM211 36l4 15h-2l6 15h-16l6-15h-2zM242 20l5 20h-3l7 20h-18l7-20h-3zM269 24l5 20h-3l7 20h-18l7-20h-3zM287 32l4 15h-2l6 15h-16l6-15h-2z";

interface FirsProps {
  /** ID of the pattern, unique in the page. */
  id: string;
  /** Says height and color. */
  className: string | undefined;
}

/**
 * A row of firs along the upper edge of a band, over what is above it. It is part of the page,
 * because a browser makes a document of an SVG file in a style, and lays it out with the page.
 */
export const Firs = ({ id, className = "" }: FirsProps) => (
  <svg
    className={`${styles.firs} ${className}`}
    viewBox="0 0 300 64"
    preserveAspectRatio="xMidYMax"
    aria-hidden="true"
  >
    <pattern id={id} width="300" height="64" patternUnits="userSpaceOnUse">
      <path d={tile} />
    </pattern>
    <rect x="-6000" width="12300" height="64" fill={`url(#${id})`} />
  </svg>
);
