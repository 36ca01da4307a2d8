import { ActionRow, ToolButton } from "../../components/Button";
import { memo, useRef } from "react";
import * as panel from "../../components/Panel.module.css";
import * as tool from "../../components/Tool.module.css";
import { routes } from "../../site/routes";
import { clearInventory } from "../plan/changes";
import { loadLines } from "../plan/describePlan";
import type { Plan } from "../plan/plan";
import { CopyReminder } from "../plan/CopyReminder";
import { PrintButton } from "../plan/PrintButton";
import { Spoken } from "../plan/Spoken";
import { useDeferredPlan } from "../plan/usePlan";
import { fitTruck, matchHomeSize, sumPlanVolume } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { aid, noItems, privacy } from "../words";
import * as styles from "./Inventory.module.css";
import { LoadSummary } from "./LoadSummary";
import { UndoNote, useUndo } from "../plan/useUndo";

interface InventoryTotalsProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
}

function linesOf(plan: Plan, { rooms, sizes }: InventoryTotalsProps): string[] {
  const total = sumPlanVolume(rooms, plan);
  const load = fitTruck(total.typical, sizes.trucks);
  const home = matchHomeSize(rooms, sizes.homes, plan);
  return load
    ? [
        ...loadLines(total, load),
        // The visitor knows better, and may have said it.
        ...(home && !plan.home ? [`Closest move size: ${home.name}`] : []),
      ]
    : [];
}

/** How much room the list takes, and what to do with it. */
export const InventoryTotals = (props: InventoryTotalsProps) => (
  <Totals {...props} plan={useDeferredPlan()} />
);

const Totals = memo(function Totals({
  plan,
  ...props
}: InventoryTotalsProps & { plan: Plan }) {
  const { rooms, sizes } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [emptied, empty] = useUndo();
  const lines = linesOf(plan, props);

  return (
    <section className={styles.totals} aria-labelledby="totals">
      <div className={panel.panel}>
        <h2 id="totals" ref={heading} tabIndex={-1}>
          Your load
        </h2>
        <LoadSummary {...{ plan, rooms, sizes }} />
        <p className={tool.quiet}>{`${aid} ${privacy}`}</p>
        <ul className={`${styles.lines} ${tool.fromPlan}`}>
          {(lines.length > 0 ? lines.slice(1) : [noItems]).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Spoken text={lines.join(". ")} />
        <ActionRow>
          {lines.length > 0 && (
            <>
              <PrintButton>Print</PrintButton>
              <ToolButton
                onClick={() =>
                  empty("Your inventory is empty.", clearInventory)
                }
              >
                Clear the inventory
              </ToolButton>
            </>
          )}
          <a href={routes.plan}>See your whole plan</a>
        </ActionRow>
        <UndoNote last={emptied} next={heading} takesFocus />
        <CopyReminder />
      </div>
    </section>
  );
});
