import * as tool from "../../components/Tool.module.css";
import { setPlace } from "../plan/changes";
import { ChoiceField, SelectField, TextField, useTyped } from "../plan/fields";
import { planLimits } from "../plan/plan";
import type { PlaceField } from "../plan/plan";
import { planStore } from "../plan/usePlan";
import { questions } from "../words";
import * as styles from "./Doors.module.css";

interface PlaceInputProps {
  side: "from" | "to";
  field: PlaceField;
  value: string;
  cities: readonly string[];
}

/** A question about an address, with the kind of input that its answer takes. */
export function PlaceInput({ side, field, value, cities }: PlaceInputProps) {
  const { label, hint } = questions[field];
  const name = `${side}.${field}`;
  const common = { name, value, "aria-describedby": `${name}-hint` };
  const maxLength = planLimits.text;
  const answer = (text: string) =>
    planStore.update(setPlace(side, field, text));
  const typed = useTyped<HTMLTextAreaElement>({
    value,
    maxLength,
    onChange: ({ target }) => answer(target.value),
  });
  return (
    <div className={styles.question} data-answered={value !== ""}>
      {field === "city" ? (
        <ChoiceField
          {...{ ...common, label, maxLength }}
          none="Not sure"
          options={cities}
          other="Another place"
          otherLabel="Name of the place"
          onChange={answer}
        />
      ) : field === "elevator" ? (
        <SelectField
          {...{ ...common, label }}
          none="Not sure"
          options={["Yes", "No"].map((option) => [option, option])}
          onChange={({ target }) => answer(target.value)}
        />
      ) : field === "notes" || field === "parking" ? (
        <label className={tool.field}>
          {label}
          <textarea
            {...{ ...common, maxLength }}
            className={tool.control}
            rows={2}
            autoComplete="off"
            {...typed}
          />
        </label>
      ) : (
        <TextField
          {...{ ...common, label, maxLength }}
          {...(field === "distance" && {
            type: "number",
            inputMode: "numeric",
            min: 0,
            max: 9999,
          })}
          onChange={({ target }) => answer(target.value)}
        />
      )}
      {/* On paper, a field would cut a long answer off. */}
      <p className={`${tool.printed} ${styles.answer}`}>{value}</p>
      <p id={`${name}-hint`} className={tool.quiet}>
        {hint}
      </p>
    </div>
  );
}
