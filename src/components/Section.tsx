import type { ReactNode } from "react";
import * as styles from "./Section.module.css";

interface SectionProps {
  heading?: string | undefined;
  intro?: ReactNode;
  id?: string | undefined;
  /** Background; `dark` is dark in both color schemes. */
  tone?: "plain" | "tinted" | "dark" | undefined;
  /** Whether heading and introduction are beside the content on wide screens. */
  split?: boolean | undefined;
  /** Whether print omits the section. For sections that only link to other pages. */
  unprinted?: boolean | undefined;
  children: ReactNode;
}

/** A full-width part of a page with its margins; a `section` element if there is a heading. */
export function Section({
  heading,
  intro,
  id,
  tone = "plain",
  split = false,
  unprinted = false,
  children,
}: SectionProps) {
  const Element = heading ? "section" : "div";
  return (
    <Element
      className={`hill ${styles[tone]} ${unprinted ? "unprinted" : ""}`}
      id={id}
    >
      <div className={split ? styles.split : styles.inner}>
        {(heading ?? intro) && (
          <div className={styles.title}>
            {heading && <h2>{heading}</h2>}
            {intro}
          </div>
        )}
        <div>{children}</div>
      </div>
    </Element>
  );
}
