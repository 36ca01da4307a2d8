import type { ComponentProps } from "react";
import * as tool from "../../components/Tool.module.css";
import { setPlanValue } from "../plan/planUpdates";
import {
  SelectWithOtherField,
  SelectField,
  TextField,
} from "../ui/LabeledFields";
import { useUncontrolledField } from "../ui/useUncontrolledField";
import { planLimits } from "../plan/plan";
import type { AccessQuestionKey } from "../plan/plan";
import { planStore } from "../storage/usePlan";
import { accessQuestions } from "../plannerTexts";
import * as styles from "./AccessSection.module.css";

interface AccessQuestionProps {
  side: "from" | "to";
  detail: AccessQuestionKey;
  value: string;
  cities: readonly string[];
}

/** A question about a home's access, with the form control that fits its answer. */
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
    onChange: (answer: string) => planStore.update(setPlanValue(name, answer)),
  };
  function renderControl() {
    switch (detail) {
      case "city":
        return (
          <SelectWithOtherField
            {...common}
            maxLength={maxLength}
            emptyOption="Not sure"
            options={cities}
            otherOption="Another place"
            otherLabel="Name of the place"
          />
        );
      case "elevator":
        return (
          <SelectField
            {...common}
            emptyOption="Not sure"
            options={[
              ["Yes", "Yes"],
              ["No", "No"],
            ]}
          />
        );
      case "notes":
      case "parking":
        return <TextArea {...common} maxLength={maxLength} />;
      case "distance":
        return (
          <TextField
            {...common}
            type="number"
            inputMode="numeric"
            min={0}
            max={9999}
          />
        );
      default:
        return <TextField {...common} maxLength={maxLength} />;
    }
  }
  return (
    <div className={styles.question} data-answered={value !== ""}>
      {renderControl()}
      {/* On paper, replaces the control, which would cut off a long answer. */}
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
