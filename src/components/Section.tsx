import type { ReactNode } from "react";
import * as styles from "./Section.module.css";

interface SectionProps {
  heading?: string | undefined;
  /** What follows the heading and introduces the content. */
  intro?: ReactNode;
  /** Anchor of the section; also names it for assistive technology. */
  id?: string | undefined;
  /** Plain, on a band of its own, or dark in both color schemes. */
  tone?: "plain" | "tinted" | "dark" | undefined;
  /** Puts heading and introduction beside the content where there is room. */
  split?: boolean | undefined;
  children: ReactNode;
}

/** A full-width block with the page's margins. */
export const Section = ({
  heading,
  intro,
  id,
  tone = "plain",
  split = false,
  children,
}: SectionProps) => (
  <section className={styles[tone]} id={id}>
    <div className={split ? styles.split : styles.inner}>
      {heading && (
        <div className={styles.title}>
          <h2>{heading}</h2>
          {intro}
        </div>
      )}
      <div>{children}</div>
    </div>
  </section>
);
