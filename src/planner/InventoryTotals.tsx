import { Link } from "gatsby";
import { memo } from "react";
import { ToolButton } from "../components/ToolButton";
import * as tool from "../components/Tool.module.css";
import { interpolate } from "../site/interpolate";
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

interface InventoryTotalsProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
  words: Queries.InventoryPageWordsFragment;
  isReady: boolean;
}

/** The lines that say how much the list is; none for an empty list. */
function linesOf(
  plan: Plan,
  { rooms, sizes, words }: InventoryTotalsProps,
): string[] {
  const { typical, low, high } = totalOfPlan(rooms, plan);
  const load = loadOf(typical, sizes.trucks);
  const home = homeOf(typical, sizes.homes);
  if (!load || !home) return [];
  const { truck, count, filled } = load;
  return [
    interpolate(words.cubicFeet, { number: shown(roughly(typical)) }),
    interpolate(words.between, { range: range(roughly(low), roughly(high)) }),
    interpolate(words.pounds, {
      number: shown(roughly(typical * poundsPerCubicFoot)),
    }),
    interpolate(count > 1 ? words.trucks : words.truck, {
      percent: String(Math.round(filled * 100)),
      count: String(count),
      truck: truck.name,
    }),
    interpolate(words.size, { size: home.name }),
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
  const { rooms, sizes, words, isReady } = props;
  const [copied, copy] = useCopy();
  const lines = linesOf(plan, props);
  const [first = words.empty, ...others] = lines;
  const filled =
    loadOf(totalOfPlan(rooms, plan).typical, sizes.trucks)?.filled ?? 0;
  const spoken = useSettled(lines.join(". "));

  const text = () =>
    [words.aid, ...lines, ...roomLines(rooms, plan), ownLine(plan)]
      .filter(Boolean)
      .join("\n");
  const table = () =>
    inventoryCsv(
      rooms,
      plan,
      [
        words.room,
        words.item,
        words.count,
        words.volume,
        words.total,
        words.note,
      ],
      words.own,
    );

  return (
    <section className={styles.totals} aria-labelledby="totals">
      <div className={tool.panel}>
        <h2 id="totals" className={styles.heading}>
          {words.heading}
        </h2>
        <LoadSum filled={filled}>{first}</LoadSum>
        <ul className={styles.lines}>
          {others.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={tool.quiet}>{words.aid}</p>
        <p className="visually-hidden" role="status">
          {spoken}
        </p>
        {isReady && (
          <>
            <div className={tool.row}>
              <ToolButton onClick={() => window.print()}>
                {words.print}
              </ToolButton>
              {lines.length > 0 && (
                <>
                  <ToolButton onClick={() => void copy(text())}>
                    {copied ? words.copied : words.copy}
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
                    {words.csv}
                  </ToolButton>
                  <ToolButton
                    onClick={() =>
                      afterPaint(() => planStore.update(clearInventory))
                    }
                  >
                    {words.clear}
                  </ToolButton>
                </>
              )}
            </div>
            <p className={tool.row}>
              <Link to={routes.plan}>{words.plan}</Link>
            </p>
          </>
        )}
      </div>
    </section>
  );
});
