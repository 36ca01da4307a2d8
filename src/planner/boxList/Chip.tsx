import type { ComponentProps, ReactNode } from "react";
import * as styles from "./BoxList.module.css";

interface ChipProps extends Omit<ComponentProps<"input">, "onChange"> {
  label: string;
  icon?: ReactNode;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label or, with that type, a radio button. */
export const Chip = ({ label, icon, onChange, ...input }: ChipProps) => (
  <label className={styles.chip}>
    <input
      type="checkbox"
      autoComplete="off"
      onChange={({ target }) => onChange(target.checked)}
      {...input}
    />
    {icon}
    <span>{label}</span>
  </label>
);
