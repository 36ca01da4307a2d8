import type { ReactNode } from "react";
import * as styles from "./Section.module.css";

interface SectionProps {
  heading?: string | undefined;
  /** Anchor of the section; also names it for assistive technology. */
  id?: string | undefined;
  tone?: "plain" | "tinted";
  children: ReactNode;
}

/** A full-width block with the page's margins. */
export const Section = ({
  heading,
  id,
  tone = "plain",
  children,
}: SectionProps) => (
  <section className={styles[tone]} id={id}>
    <div className={styles.inner}>
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  </section>
);
