import type { ReactNode } from "react";
import * as styles from "./Panel.module.css";

interface PanelProps {
  as: "aside" | "nav" | "section";
  id: string;
  heading: string;
  className?: string | undefined;
  /** Language, if it differs from the page's. */
  lang?: string;
  children: ReactNode;
}

/** A box beside a text. Its heading is also its accessible name. */
export const Panel = ({
  as: Element,
  id,
  heading,
  className = "",
  lang,
  children,
}: PanelProps) => (
  <Element
    className={`${styles.panel} ${className}`}
    aria-labelledby={id}
    lang={lang}
  >
    <h2 id={id}>{heading}</h2>
    {children}
  </Element>
);
