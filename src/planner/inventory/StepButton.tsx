import type { ComponentProps } from "react";
import * as styles from "./InventoryRow.module.css";

interface StepButtonProps extends ComponentProps<"button"> {
  label: string;
  sign: string;
}

/** A small button with a sign. */
export const StepButton = ({ label, sign, ...button }: StepButtonProps) => (
  <button type="button" className={styles.step} aria-label={label} {...button}>
    {sign}
  </button>
);
