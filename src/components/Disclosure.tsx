import type { ComponentProps, ReactNode } from "react";
import * as styles from "./Disclosure.module.css";

interface DisclosureProps extends ComponentProps<"details"> {
  summary: ReactNode;
  /** ID of the folded content. Browsers open the disclosure for a link to this ID. */
  id?: string;
  /** Hides a closed disclosure in print. `expandDetails` opens other disclosures for printing. */
  "data-unprinted"?: boolean;
}

/** A disclosure that opens without scripts, for links to its content, and in print. */
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
