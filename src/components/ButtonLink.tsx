import { Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./ButtonLink.module.css";

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  quiet?: boolean;
}

/** A call to action: a link that looks like a button. */
export const ButtonLink = ({
  to,
  children,
  quiet = false,
}: ButtonLinkProps) => (
  <Link to={to} className={quiet ? styles.quiet : styles.button}>
    {children}
  </Link>
);
