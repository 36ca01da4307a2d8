import type { ReactNode } from "react";
import { useIsHydrated } from "../hooks/useOnClient";
import * as styles from "./Button.module.css";

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
  <a href={to} className={quiet ? styles.quiet : styles.action}>
    {children}
  </a>
);

interface ToolButtonProps {
  onClick: () => void;
  /** What stands beside it then says why. */
  disabled?: boolean;
  children: ReactNode;
}

/** A button of a planning tool, such as the one that prints. It needs React. */
export const ToolButton = ({ disabled = false, ...props }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.small}
    disabled={!useIsHydrated() || disabled}
    {...props}
  />
);

/** Buttons and links after a text, side by side if they fit. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
