import type { ComponentProps, ReactNode } from "react";
import { useIsHydrated } from "../hooks/useClientValue";
import { routes } from "../site/routes";
import * as styles from "./Button.module.css";

interface ButtonLinkProps {
  /** Path of the link's target; defaults to the quote form. */
  to?: string | undefined;
  children: ReactNode;
  secondary?: boolean;
}

/** A call to action: a link that looks like a button. */
export const ButtonLink = ({
  to = routes.contact,
  children,
  secondary = false,
}: ButtonLinkProps) => (
  <a href={to} className={secondary ? styles.quiet : styles.action}>
    {children}
  </a>
);

/** A button of a planning tool, disabled until hydration because it needs React. */
export const ToolButton = ({
  disabled = false,
  ...button
}: ComponentProps<"button">) => (
  <button
    type="button"
    className={styles.small}
    disabled={!useIsHydrated() || disabled}
    {...button}
  />
);

/** Buttons and links after a text, side by side if they fit. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
