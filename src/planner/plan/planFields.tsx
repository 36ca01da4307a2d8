import { useState } from "react";
import { DateInput, isHalfTyped } from "../../components/DateInput";
import * as tool from "../../components/Tool.module.css";
import { setDate, setHome } from "./changes";
import { SelectField } from "./fields";
import { planStore, usePlanPart } from "./usePlan";

/** The moving date of the plan. */
export function DateField({ label }: { label: string }) {
  const date = usePlanPart((plan) => plan.date);
  /** A date of which only a part is typed. */
  const [typed, setTyped] = useState<string>();
  return (
    <label className={tool.field}>
      {label}
      <DateInput
        name="date"
        className={tool.control}
        autoComplete="off"
        isEmpty={!(typed ?? date)}
        value={typed ?? date}
        onChange={({ target }) => {
          setTyped(isHalfTyped(target) ? target.value : undefined);
          if (!isHalfTyped(target)) planStore.update(setDate(target.value));
        }}
        onBlur={() => setTyped(undefined)}
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
      onChange={({ target }) => planStore.update(setHome(target.value))}
    />
  );
}
