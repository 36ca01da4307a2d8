import { DateInput } from "../../components/DateInput";
import * as tool from "../../components/Tool.module.css";
import { setEntry } from "./changes";
import { SelectField } from "./fields";
import { useUncontrolledField } from "./useUncontrolledField";
import { planStore, usePlanPart } from "./usePlan";

/** The moving date of the plan. It stays there while another one is half typed. */
export function DateField({ label }: { label: string }) {
  const date = usePlanPart((plan) => plan.date);
  const field = useUncontrolledField({
    value: date,
    onChange: (day) => planStore.update(setEntry("date", day)),
  });
  return (
    <label className={tool.field}>
      {label}
      <DateInput
        name="date"
        className={tool.control}
        autoComplete="off"
        isEmpty={date === ""}
        {...field}
      />
    </label>
  );
}

interface HomeFieldProps {
  label: string;
  homes: readonly { readonly size: string; readonly name: string }[];
}

/** The size of the home in the plan. */
export function HomeField({ label, homes }: HomeFieldProps) {
  const home = usePlanPart((plan) => plan.home);
  return (
    <SelectField
      label={label}
      none="Choose a size"
      options={homes.map(({ size, name }) => [size, name])}
      name="home"
      value={home}
      onChange={(size) => planStore.update(setEntry("home", size))}
    />
  );
}
