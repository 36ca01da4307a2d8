import { setHome } from "./changes";
import { SelectField } from "./SelectField";
import { planStore, usePlanPart } from "./usePlan";

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
