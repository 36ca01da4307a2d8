import type { ComponentProps } from "react";
import * as tool from "../../components/Tool.module.css";

interface HomeSelectProps extends Omit<ComponentProps<"select">, "name"> {
  label: string;
  /** Name of the field, which visitors don't see. */
  field: string;
  none: string;
  homes: readonly { readonly size: string; readonly name: string }[];
}

export const HomeSelect = ({
  label,
  field,
  none,
  homes,
  ...select
}: HomeSelectProps) => (
  <label className={tool.field}>
    {label}
    <select
      className={tool.control}
      name={field}
      autoComplete="off"
      {...select}
    >
      <option value="">{none}</option>
      {homes.map(({ size, name }) => (
        <option key={size} value={size}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
