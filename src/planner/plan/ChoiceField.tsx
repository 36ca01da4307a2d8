import { useState } from "react";
import type { ComponentProps } from "react";
import { SelectField } from "./SelectField";
import { TextField } from "./TextField";

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
