import type { ComponentProps } from "react";
import * as styles from "./InventoryRow.module.css";

interface SymbolButtonProps extends ComponentProps<"button"> {
  label: string;
  sign: string;
}

/** A square button with a sign, such as "+". */
export const SymbolButton = ({ label, sign, ...button }: SymbolButtonProps) => (
  <button type="button" className={styles.step} aria-label={label} {...button}>
    {sign}
  </button>
);
