import { useState } from "react";
import type { ComponentProps, RefObject } from "react";
import * as tool from "../../components/Tool.module.css";
import { useUncontrolledField } from "./useUncontrolledField";

interface InputProps extends ComponentProps<"input"> {
  label: string;
}

/** A field with its label above, which the browser or its form reads. */
export const LabeledInput = ({ label, ...input }: InputProps) => (
  <label className={tool.field}>
    {label}
    <input
      className={
        input.inputMode ? `${tool.control} ${tool.narrow}` : tool.control
      }
      autoComplete="off"
      dir="auto"
      {...input}
    />
  </label>
);

interface TextFieldProps extends Omit<InputProps, "onChange" | "ref"> {
  ref?: RefObject<HTMLInputElement | null> | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A text or a number to enter, with its label above. */
export const TextField = ({
  ref,
  value,
  onChange,
  ...input
}: TextFieldProps) => (
  <LabeledInput
    {...input}
    {...useUncontrolledField({ ref, value, onChange })}
  />
);

interface SelectFieldProps extends Omit<
  ComponentProps<"select">,
  "onChange" | "ref"
> {
  ref?: RefObject<HTMLSelectElement | null> | undefined;
  label: string;
  /** What to choose for no answer. */
  none: string;
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice among a few answers. */
export const SelectField = ({
  ref,
  label,
  none,
  options,
  value,
  onChange,
  ...select
}: SelectFieldProps) => (
  <label className={tool.field}>
    {label}
    <select
      className={tool.control}
      autoComplete="off"
      {...select}
      {...useUncontrolledField({ ref, value, onChange })}
    >
      <option value="">{none}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface ChoiceFieldProps extends Omit<SelectFieldProps, "options"> {
  options: readonly string[];
  /** The last option, which stands for what isn't listed. */
  other: string;
  /** Label of the field for that. */
  otherLabel: string;
  maxLength: number;
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
  /** The name in its field, which stays there while it is none or an option. */
  const [named, setNamed] = useState<string>();
  const isOther = value === named || (value !== "" && !options.includes(value));
  const name = (text: string) => {
    setNamed(text);
    onChange(text);
  };
  return (
    <>
      <SelectField
        {...select}
        options={[...options, other].map((option) => [option, option])}
        value={isOther ? other : value}
        onChange={(chosen) => {
          if (chosen === other) name("");
          else {
            setNamed(undefined);
            onChange(chosen);
          }
        }}
      />
      {isOther && (
        <TextField
          label={otherLabel}
          maxLength={maxLength}
          value={value}
          onChange={name}
        />
      )}
    </>
  );
}
