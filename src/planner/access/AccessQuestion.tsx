import type { ComponentProps } from "react";
import * as tool from "../../components/Tool.module.css";
import { setValue } from "../plan/planUpdates";
import {
  SelectWithOtherField,
  SelectField,
  TextField,
} from "../ui/LabeledFields";
import { useUncontrolledField } from "../ui/useUncontrolledField";
import { planLimits } from "../plan/plan";
import type { AccessKey } from "../plan/plan";
import { planStore } from "../storage/usePlan";
import { accessQuestions } from "../plannerTexts";
import * as styles from "./AccessSection.module.css";

interface AccessQuestionProps {
  side: "from" | "to";
  detail: AccessKey;
  value: string;
  cities: readonly string[];
}

/** A question about an address, with the kind of input that its answer takes. */
export function AccessQuestion({
  side,
  detail,
  value,
  cities,
}: AccessQuestionProps) {
  const { label, hint } = accessQuestions[detail];
  const name = `${side}.${detail}` as const;
  const maxLength = planLimits.textLength;
  const common = {
    label,
    name,
    value,
    "aria-describedby": `${name}-hint`,
    onChange: (answer: string) => planStore.update(setValue(name, answer)),
  };
  return (
    <div className={styles.question} data-answered={value !== ""}>
      {detail === "city" ? (
        <SelectWithOtherField
          {...{ ...common, maxLength }}
          emptyOption="Not sure"
          options={cities}
          otherOption="Another place"
          otherLabel="Name of the place"
        />
      ) : detail === "elevator" ? (
        <SelectField
          {...common}
          emptyOption="Not sure"
          options={["Yes", "No"].map((option) => [option, option])}
        />
      ) : detail === "notes" || detail === "parking" ? (
        <TextArea {...{ ...common, maxLength }} />
      ) : (
        <TextField
          {...common}
          {...(detail === "distance"
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
