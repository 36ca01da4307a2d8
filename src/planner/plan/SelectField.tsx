import type { ComponentProps } from "react";
import * as tool from "../../components/Tool.module.css";

interface SelectFieldProps extends ComponentProps<"select"> {
  label: string;
  /** What to choose for no answer. */
  none: string;
  options: readonly (readonly [value: string, name: string])[];
}

/** A choice among a few answers. */
export const SelectField = ({
  label,
  none,
  options,
  ...select
}: SelectFieldProps) => (
  <label className={tool.field}>
    {label}
    <select className={tool.control} autoComplete="off" {...select}>
      <option value="">{none}</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
