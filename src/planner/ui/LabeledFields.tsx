import { useState } from "react";
import type { ComponentProps, RefObject } from "react";
import * as tool from "../../components/Tool.module.css";
import { useUncontrolledField } from "./useUncontrolledField";

interface InputProps extends ComponentProps<"input"> {
  label: string;
}

/** An input below its label. */
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

/** An uncontrolled input below its label, for a text or a number. */
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
  /** Label of the option without a value. */
  emptyOption: string;
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** An uncontrolled select below its label. */
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
  /** The last option, for answers that aren't listed. */
  otherOption: string;
  /** Label of the field for answers that aren't listed. */
  otherLabel: string;
  maxLength: number;
}

/** A select with an option that reveals a field for another answer. */
export function SelectWithOtherField({
  value,
  options,
  otherOption,
  otherLabel,
  maxLength,
  onChange,
  ...select
}: SelectWithOtherFieldProps) {
  /**
   * Last text of the other field; keeps the field visible even if the text is empty or
   * equals an option.
   */
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
