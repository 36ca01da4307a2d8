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
  emptyOption: string;
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice among a few answers. */
export const SelectField = ({
  ref,
  label,
  emptyOption,
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
      <option value="">{emptyOption}</option>
      {options.map(([option, optionLabel]) => (
        <option key={option} value={option}>
          {optionLabel}
        </option>
      ))}
    </select>
  </label>
);

interface SelectWithOtherFieldProps extends Omit<SelectFieldProps, "options"> {
  options: readonly string[];
  /** The last option, which stands for what isn't listed. */
  otherOption: string;
  /** Label of the field for that. */
  otherLabel: string;
  maxLength: number;
}

/** A choice among names, or a name of one's own. */
export function SelectWithOtherField({
  value,
  options,
  otherOption,
  otherLabel,
  maxLength,
  onChange,
  ...select
}: SelectWithOtherFieldProps) {
  /** The name in its field, which stays there while it is none or an option. */
  const [customName, setCustomName] = useState<string>();
  const isOther =
    value === customName || (value !== "" && !options.includes(value));
  const enterName = (text: string) => {
    setCustomName(text);
    onChange(text);
  };
  return (
    <>
      <SelectField
        {...select}
        options={[...options, otherOption].map((option) => [option, option])}
        value={isOther ? otherOption : value}
        onChange={(selected) => {
          if (selected === otherOption) enterName("");
          else {
            setCustomName(undefined);
            onChange(selected);
          }
        }}
      />
      {isOther && (
        <TextField
          label={otherLabel}
          maxLength={maxLength}
          value={value}
          onChange={enterName}
        />
      )}
    </>
  );
}
