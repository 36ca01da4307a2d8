import type { ComponentProps } from "react";
import * as tool from "../components/Tool.module.css";

interface HomeSelectProps extends ComponentProps<"select"> {
  label: string;
  /** The option that chooses none. */
  none: string;
  homes: readonly { readonly size: string; readonly name: string }[];
}

/** A choice among the sizes of homes. */
export const HomeSelect = ({
  label,
  none,
  homes,
  ...select
}: HomeSelectProps) => (
  <label className={tool.field}>
    {label}
    <select className={tool.control} autoComplete="off" {...select}>
      <option value="">{none}</option>
      {homes.map(({ size, name }) => (
        <option key={size} value={size}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
