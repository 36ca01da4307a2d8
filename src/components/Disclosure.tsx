import type { ComponentProps, ReactNode } from "react";
import * as styles from "./Disclosure.module.css";

interface DisclosureProps extends ComponentProps<"details"> {
  summary: ReactNode;
  /** ID of the folded content. Browsers open the disclosure for a link to this ID. */
  id?: string;
  /** Whether print omits the disclosure while closed. `expandDetails` opens all others to print. */
  "data-unprinted"?: boolean;
}

/** A disclosure (`details`). It needs no script to open by a click or by a link to its content. */
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
