import type { ComponentProps, ReactNode } from "react";
import { useUncontrolledCheckbox } from "../ui/useUncontrolledField";
import * as styles from "./Chip.module.css";

interface ChipProps extends Omit<ComponentProps<"input">, "onChange"> {
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label or, with `type="radio"`, a radio button. */
export const Chip = ({
  label,
  icon,
  checked,
  onChange,
  ...input
}: ChipProps) => (
  <label className={styles.chip}>
    <input
      type="checkbox"
      {...input}
      {...useUncontrolledCheckbox(checked, onChange)}
    />
    {icon}
    <span>{label}</span>
  </label>
);
