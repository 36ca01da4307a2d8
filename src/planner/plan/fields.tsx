import { useState } from "react";
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

interface ChoiceFieldProps extends Omit<
  ComponentProps<typeof SelectField>,
  "options" | "onChange"
> {
  value: string;
  options: readonly string[];
  /** The last option, which stands for what isn't listed. */
  other: string;
  /** Label of the field for that. */
  otherLabel: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A choice among names, or a name of one's own. */
export function ChoiceField({
  value,
  options,
  other,
  otherLabel,
  maxLength,
  onChange,
  ...select
}: ChoiceFieldProps) {
  // A name stays in its field while it is the same as an option.
  const [isOther, setOther] = useState(false);
  const hasName = value !== "" && (isOther || !options.includes(value));
  return (
    <>
      <SelectField
        {...select}
        options={[...options, other].map((option) => [option, option])}
        value={hasName ? other : value}
        onChange={({ target }) => {
          setOther(target.value === other);
          onChange(target.value);
        }}
      />
      {hasName && (
        <TextField
          label={otherLabel}
          maxLength={maxLength}
          value={value === other ? "" : value}
          onChange={({ target }) => onChange(target.value || other)}
        />
      )}
    </>
  );
}
