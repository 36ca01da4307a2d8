import type { ComponentProps } from "react";
import * as tool from "../../components/Tool.module.css";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
}

/** A text or a number to enter, with its label above. */
export const TextField = ({ label, ...input }: TextFieldProps) => (
  <label className={tool.field}>
    {label}
    <input
      className={
        input.inputMode ? `${tool.control} ${tool.narrow}` : tool.control
      }
      autoComplete="off"
      {...input}
    />
  </label>
);
