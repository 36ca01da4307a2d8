import { homeWords } from "../words";
import { setHome } from "./changes";
import { HomeSelect } from "./HomeSelect";
import { planStore, usePlanPart } from "./usePlan";

interface HomeFieldProps {
  label: string;
  homes: readonly { readonly size: string; readonly name: string }[];
}

/** The size of the home in the plan. */
export function HomeField({ label, homes }: HomeFieldProps) {
  const home = usePlanPart((plan) => plan.home);
  return (
    <HomeSelect
      label={label}
      none={homeWords.none}
      homes={homes}
      field="home"
      value={home}
      onChange={({ target }) => planStore.update(setHome(target.value))}
    />
  );
}
