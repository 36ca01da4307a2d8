import type { ComponentProps } from "react";
import * as tool from "../../components/Tool.module.css";
import { setEntry } from "../plan/changes";
import { ChoiceField, SelectField, TextField } from "../plan/fields";
import { useUncontrolledField } from "../plan/useUncontrolledField";
import { planLimits } from "../plan/plan";
import type { PlaceField } from "../plan/plan";
import { planStore } from "../plan/usePlan";
import { placeQuestions } from "../words";
import * as styles from "./Doors.module.css";

interface PlaceInputProps {
  side: "from" | "to";
  field: PlaceField;
  value: string;
  cities: readonly string[];
}

/** A question about an address, with the kind of input that its answer takes. */
export function PlaceInput({ side, field, value, cities }: PlaceInputProps) {
  const { label, hint } = placeQuestions[field];
  const name = `${side}.${field}` as const;
  const maxLength = planLimits.text;
  const common = {
    label,
    name,
    value,
    "aria-describedby": `${name}-hint`,
    onChange: (answer: string) => planStore.update(setEntry(name, answer)),
  };
  return (
    <div className={styles.question} data-answered={value !== ""}>
      {field === "city" ? (
        <ChoiceField
          {...{ ...common, maxLength }}
          none="Not sure"
          options={cities}
          other="Another place"
          otherLabel="Name of the place"
        />
      ) : field === "elevator" ? (
        <SelectField
          {...common}
          none="Not sure"
          options={["Yes", "No"].map((option) => [option, option])}
        />
      ) : field === "notes" || field === "parking" ? (
        <TextArea {...{ ...common, maxLength }} />
      ) : (
        <TextField
          {...common}
          {...(field === "distance"
            ? { type: "number", inputMode: "numeric", min: 0, max: 9999 }
            : { maxLength })}
        />
      )}
      {/* On paper, a field would cut a long answer off. */}
      <p className={`${tool.printed} ${styles.answer}`} dir="auto">
        {value}
      </p>
      <p id={`${name}-hint`} className={tool.quiet}>
        {hint}
      </p>
    </div>
  );
}

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A longer text to enter, with its label above. */
const TextArea = ({ label, value, onChange, ...area }: TextAreaProps) => (
  <label className={tool.field}>
    {label}
    <textarea
      className={tool.control}
      rows={2}
      autoComplete="off"
      dir="auto"
      {...area}
      {...useUncontrolledField<HTMLTextAreaElement>({ value, onChange })}
    />
  </label>
);
