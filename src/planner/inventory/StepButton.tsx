import type { ComponentProps } from "react";
import { useIsHydrated } from "../../hooks/useOnClient";
import * as styles from "./InventoryRow.module.css";

interface StepButtonProps extends ComponentProps<"button"> {
  label: string;
  sign: string;
}

/**
 * A small button with a sign. The built page has none: hundreds would double its size.
 */
export const StepButton = ({ label, sign, ...button }: StepButtonProps) =>
  useIsHydrated() && (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      {...button}
    >
      {sign}
    </button>
  );
