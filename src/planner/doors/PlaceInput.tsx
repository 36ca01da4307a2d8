import { useState } from "react";
import * as tool from "../../components/Tool.module.css";
import { setPlace } from "../plan/changes";
import * as styles from "./Doors.module.css";
import { planLimits } from "../plan/plan";
import type { PlaceField } from "../plan/plan";
import { TextField } from "../plan/TextField";
import { planStore, usePlanPart } from "../plan/usePlan";
import { doorWords } from "../words";

interface PlaceInputProps {
  side: "from" | "to";
  field: PlaceField;
  cities: readonly string[];
}

/** A question about an address, with the kind of input that its answer takes. */
export function PlaceInput({ side, field, cities }: PlaceInputProps) {
  const [isOther, setOther] = useState(false);
  const value = usePlanPart((plan) => plan[side][field] ?? "");
  const { label, hint } = doorWords.questions[field];
  const name = `${side}.${field}`;
  const common = {
    name,
    value,
    className: tool.control,
    autoComplete: "off",
    "aria-describedby": `${name}-hint`,
    onChange: ({
      target,
    }: React.ChangeEvent<
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    >) => planStore.update(setPlace(side, field, target.value)),
  };
  /** Whether the city is one that the list doesn't have. */
  const hasName =
    field === "city" && value !== "" && (isOther || !cities.includes(value));
  const options =
    field === "city"
      ? [...cities, doorWords.otherCity]
      : [doorWords.yes, doorWords.no];
  return (
    <div className={styles.question} data-answered={value !== ""}>
      <label className={tool.field}>
        {label}
        {field === "city" || field === "elevator" ? (
          <select
            {...common}
            value={hasName ? doorWords.otherCity : value}
            onChange={(event) => {
              setOther(event.target.value === doorWords.otherCity);
              common.onChange(event);
            }}
          >
            <option value="">{doorWords.open}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        ) : field === "notes" || field === "parking" ? (
          <textarea {...common} rows={2} maxLength={planLimits.text} />
        ) : (
          <input
            {...common}
            maxLength={planLimits.text}
            {...(field === "distance" && {
              type: "number",
              inputMode: "numeric",
              min: 0,
              max: 9999,
            })}
          />
        )}
      </label>
      {hasName && (
        <TextField
          label={doorWords.otherName}
          maxLength={planLimits.text}
          value={value === doorWords.otherCity ? "" : value}
          onChange={({ target }) =>
            planStore.update(
              setPlace(side, field, target.value || doorWords.otherCity),
            )
          }
        />
      )}
      {/* On paper, a field would cut a long answer off. */}
      <p className={styles.answer}>{value}</p>
      <p id={`${name}-hint`} className={tool.quiet}>
        {hint}
      </p>
    </div>
  );
}
