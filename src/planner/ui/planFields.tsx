import { useId, useState } from "react";
import { hasEarlyYear, readFieldValue } from "../../browser/formFields";
import { FutureDateInput } from "../../components/FutureDateInput";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as tool from "../../components/Tool.module.css";
import { formatFullDay } from "../dates/days";
import { setPlanValue } from "../plan/planUpdates";
import { SelectField } from "./LabeledFields";
import { useUncontrolledField } from "./useUncontrolledField";
import { planStore, usePlanSelector } from "../storage/usePlan";

/** Field for the moving date. The plan keeps its date while the field's date is incomplete. */
export function MovingDateField({ label }: { label: string }) {
  const date = usePlanSelector((plan) => plan.date);
  const [isInvalid, setInvalid] = useState(false);
  const messageId = useId();
  const [message, announce] = useAnnouncer();
  const field = useUncontrolledField({
    value: date,
    onChange: (day) => planStore.update(setPlanValue("date", day)),
  });
  return (
    // Firefox focuses a part of the date, which has no label. Screen readers say the name
    // of the group when the focus enters.
    <div role="group" aria-label={label}>
      <label className={tool.field}>
        {label}
        <FutureDateInput
          name="date"
          className={tool.control}
          autoComplete="off"
          isEmpty={date === "" && !isInvalid}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? messageId : undefined}
          onInput={() => {
            setInvalid(false);
            announce("");
          }}
          // Runs before `field` restores the plan's date.
          onBlurCapture={({ target }) => {
            if (date && readFieldValue(target) === undefined)
              announce(`The date is ${formatFullDay(date)} again.`);
          }}
          // Runs after `field` has restored the plan's date, if there is one.
          onBlur={({ target }) => setInvalid(hasEarlyYear(target))}
          {...field}
        />
      </label>
      {isInvalid && (
        <p id={messageId} role="alert" className={tool.quiet}>
          Invalid date
        </p>
      )}
      <LiveRegion message={message} className="visually-hidden" />
    </div>
  );
}

interface HomeSizeFieldProps {
  label: string;
  homes: readonly { readonly size: string; readonly name: string }[];
}

/** Field for the home size of the plan. */
export function HomeSizeField({ label, homes }: HomeSizeFieldProps) {
  const home = usePlanSelector((plan) => plan.home);
  return (
    <SelectField
      label={label}
      emptyOption="Choose a size"
      options={homes.map(({ size, name }) => [size, name])}
      name="home"
      value={home}
      onChange={(size) => planStore.update(setPlanValue("home", size))}
    />
  );
}
