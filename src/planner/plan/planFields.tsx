import { useState } from "react";
import * as tool from "../../components/Tool.module.css";
import { useToday } from "../../hooks/useToday";
import { isDay } from "../../site/dates";
import { setDate, setHome } from "./changes";
import { SelectField } from "./fields";
import { planStore, usePlanPart } from "./usePlan";

/** The moving date of the plan. */
export function DateField({ label }: { label: string }) {
  const date = usePlanPart((plan) => plan.date);
  const today = useToday();
  /** A date whose year isn't whole yet: 2027 is 0002 at first. */
  const [typed, setTyped] = useState<string>();
  return (
    <label className={tool.field}>
      {label}
      <input
        type="date"
        name="date"
        className={tool.control}
        autoComplete="off"
        min={today || undefined}
        max="9999-12-31"
        value={typed ?? date}
        onChange={({ target: { value } }) => {
          const isWhole = !value || (isDay(value) && !value.startsWith("0"));
          setTyped(isWhole ? undefined : value);
          if (isWhole) planStore.update(setDate(value));
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
