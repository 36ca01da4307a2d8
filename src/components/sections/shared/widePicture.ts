import type { PictureLayout } from "./PageLayout";
import * as styles from "./widePicture.module.css";

/** Wide screens show the picture across the column, below the heading. */
export const widePicture: PictureLayout = {
  className: styles.wide,
  sizes:
    "(min-width: 1280px) max(1176px, 647px + 33.1vw), (min-width: 768px) calc(98vw - 80px)",
};
