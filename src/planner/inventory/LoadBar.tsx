import { memo } from "react";
import { loadOf, roughly, shown, totalOfPlan } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import * as styles from "./Inventory.module.css";
import { LoadSum } from "./LoadSum";
import type { Plan } from "../plan/plan";
import { useLaterPlan } from "../plan/usePlan";
import { inventoryWords } from "../words";

interface LoadBarProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
}

/** The sum of the list, in sight on phones; others have it beside the list. */
export const LoadBar = (props: LoadBarProps) => (
  <Bar {...props} plan={useLaterPlan()} />
);

const Bar = memo(function Bar({
  plan,
  rooms,
  sizes,
}: LoadBarProps & { plan: Plan }) {
  const { typical } = totalOfPlan(rooms, plan);
  return (
    <div className={styles.bar} aria-hidden="true">
      <LoadSum filled={loadOf(typical, sizes.trucks)?.filled ?? 0}>
        {typical > 0
          ? inventoryWords.cubicFeet(shown(roughly(typical)))
          : inventoryWords.empty}
      </LoadSum>
    </div>
  );
});
