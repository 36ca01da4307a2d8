import { Link } from "gatsby";
import { memo } from "react";
import { ToolButton } from "../components/Button";
import * as tool from "../components/Tool.module.css";
import { routes } from "../site/routes";
import { afterPaint } from "./afterPaint";
import { clearInventory } from "./changes";
import {
  homeOf,
  loadOf,
  poundsPerCubicFoot,
  range,
  roughly,
  shown,
  totalOfPlan,
} from "./volumes";
import type { Room } from "./volumes";
import { inventoryCsv } from "./inventoryCsv";
import * as styles from "./InventoryTotals.module.css";
import { LoadSum } from "./LoadSum";
import type { Plan } from "./plan";
import { ownLine, roomLines } from "./planText";
import { saveFile } from "./saveFile";
import { useCopy } from "./useCopy";
import { planStore, useLaterPlan } from "./usePlan";
import { useSettled } from "./useSettled";
import { aid, inventoryWords } from "./words";

interface InventoryTotalsProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
  isReady: boolean;
}

/** The lines that say how much the list is; none for an empty list. */
function linesOf(plan: Plan, { rooms, sizes }: InventoryTotalsProps): string[] {
  const { typical, low, high } = totalOfPlan(rooms, plan);
  const load = loadOf(typical, sizes.trucks);
  const home = homeOf(typical, sizes.homes);
  if (!load || !home) return [];
  const { truck, count, filled } = load;
  return [
    inventoryWords.cubicFeet(shown(roughly(typical))),
    inventoryWords.between(range(roughly(low), roughly(high))),
    inventoryWords.pounds(shown(roughly(typical * poundsPerCubicFoot))),
    count > 1
      ? inventoryWords.trucks(Math.round(filled * 100), count, truck.name)
      : inventoryWords.truck(Math.round(filled * 100), truck.name),
    inventoryWords.size(home.name),
  ];
}

/** How much room the list takes, and what to do with it. */
export const InventoryTotals = (props: InventoryTotalsProps) => (
  <Totals {...props} plan={useLaterPlan()} />
);

const Totals = memo(function Totals({
  plan,
  ...props
}: InventoryTotalsProps & { plan: Plan }) {
  const { rooms, sizes, isReady } = props;
  const [copied, copy] = useCopy();
  const lines = linesOf(plan, props);
  const [first = inventoryWords.empty, ...others] = lines;
  const filled =
    loadOf(totalOfPlan(rooms, plan).typical, sizes.trucks)?.filled ?? 0;
  const spoken = useSettled(lines.join(". "));

  const text = () =>
    [aid, ...lines, ...roomLines(rooms, plan), ownLine(plan)]
      .filter(Boolean)
      .join("\n");
  const table = () =>
    inventoryCsv(
      rooms,
      plan,
      [
        inventoryWords.room,
        inventoryWords.item,
        inventoryWords.count,
        inventoryWords.volume,
        inventoryWords.total,
        inventoryWords.note,
      ],
      inventoryWords.own,
    );

  return (
    <section className={styles.totals} aria-labelledby="totals">
      <div className={tool.panel}>
        <h2 id="totals" className={styles.heading}>
          {inventoryWords.heading}
        </h2>
        <LoadSum filled={filled}>{first}</LoadSum>
        <ul className={styles.lines}>
          {others.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={tool.quiet}>{aid}</p>
        <p className="visually-hidden" role="status">
          {spoken}
        </p>
        {isReady && (
          <>
            <div className={tool.row}>
              <ToolButton onClick={() => window.print()}>
                {inventoryWords.print}
              </ToolButton>
              {lines.length > 0 && (
                <>
                  <ToolButton onClick={() => void copy(text())}>
                    {copied ? inventoryWords.copied : inventoryWords.copy}
                  </ToolButton>
                  <ToolButton
                    onClick={() =>
                      saveFile(
                        "moving-inventory.csv",
                        "text/csv;charset=utf-8",
                        `\ufeff${table()}`,
                      )
                    }
                  >
                    {inventoryWords.csv}
                  </ToolButton>
                  <ToolButton
                    onClick={() =>
                      afterPaint(() => planStore.update(clearInventory))
                    }
                  >
                    {inventoryWords.clear}
                  </ToolButton>
                </>
              )}
            </div>
            <p className={tool.row}>
              <Link to={routes.plan}>{inventoryWords.plan}</Link>
            </p>
          </>
        )}
      </div>
    </section>
  );
});
