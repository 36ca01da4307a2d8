import { useState } from "react";
import type { ChangeEvent, ComponentProps, FocusEvent } from "react";
import * as tool from "../../components/Tool.module.css";
import { parseText } from "./values";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
}

/** What a controlled field of text has to do with its value. */
interface TypedField<E extends HTMLInputElement | HTMLTextAreaElement> {
  value?: ComponentProps<"input">["value"];
  maxLength?: number | undefined;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
  onBlur?: ((event: FocusEvent<E>) => void) | undefined;
}

/**
 * Has a field show what is typed in it until it is left, and only then what is kept of
 * that: a blank at its end, or half of a character, may become a word or a whole one.
 */
export function useTyped<E extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  maxLength = Infinity,
  onChange,
  onBlur,
}: TypedField<E>): Omit<TypedField<E>, "maxLength"> {
  const [typed, setTyped] = useState<string>();
  // Not where the value has changed since, such as by an undo.
  const isKept = typed !== undefined && parseText(typed, maxLength) === value;
  return {
    value: isKept ? typed : value,
    onChange: (event) => {
      setTyped(event.target.value);
      onChange?.(event);
    },
    onBlur: (event) => {
      setTyped(undefined);
      onBlur?.(event);
    },
  };
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
      {...useTyped<HTMLInputElement>(input)}
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
