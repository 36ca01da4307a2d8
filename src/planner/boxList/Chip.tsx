import type { ComponentProps } from "react";
import * as styles from "./BoxList.module.css";

interface ChipProps extends Omit<ComponentProps<"input">, "onChange"> {
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label or, with that type, a radio button. */
export const Chip = ({ onChange, children, ...input }: ChipProps) => (
  <label className={styles.chip}>
    <input
      type="checkbox"
      autoComplete="off"
      onChange={({ target }) => onChange(target.checked)}
      {...input}
    />
    {children}
  </label>
);
