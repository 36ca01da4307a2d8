import type { PictureLayout } from "./PageLayout";
import * as styles from "./smallPicture.module.css";

/** Phones show a small picture beside the heading, so that the content begins sooner. */
export const smallPicture: PictureLayout = {
  className: styles.small,
  phoneSizes: "34vw",
};
