import type { ComponentProps } from "react";
import * as tool from "../../components/Tool.module.css";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "name"> {
  label: string;
  /** Name of the field, which visitors don't see. */
  field: string;
  /** What to choose for no answer. */
  none: string;
  options: readonly (readonly [value: string, name: string])[];
}

/** A choice among a few answers. */
export const SelectField = ({
  label,
  field,
  none,
  options,
  ...select
}: SelectFieldProps) => (
  <label className={tool.field}>
    {label}
    <select
      className={tool.control}
      name={field}
      autoComplete="off"
      {...select}
    >
      <option value="">{none}</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
