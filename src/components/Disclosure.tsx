import type { ComponentProps, ReactNode } from "react";
import * as styles from "./Disclosure.module.css";

interface DisclosureProps extends ComponentProps<"details"> {
  summary: ReactNode;
  /** Of what is folded: browsers open that for a link to it. */
  id?: string;
  /** Keeps it off paper while it is closed; else `expandDetails` opens it there. */
  "data-unprinted"?: boolean;
}

/** A part that opens without scripts, when an address names it, and in print. */
export const Disclosure = ({
  summary,
  className = "",
  id,
  children,
  ...details
}: DisclosureProps) => (
  <details {...details} className={`${styles.disclosure} ${className}`}>
    <summary className="fold heading">{summary}</summary>
    {id ? <div id={id}>{children}</div> : children}
  </details>
);
