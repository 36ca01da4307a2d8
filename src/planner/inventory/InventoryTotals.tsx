import { useRef } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import * as panel from "../../components/Panel.module.css";
import * as tool from "../../components/Tool.module.css";
import { routes } from "../../site/routes";
import { Privacy } from "../offline/Privacy";
import { clearInventory } from "../plan/changes";
import { loadLines } from "../plan/describePlan";
import { PrintButton } from "../plan/PrintButton";
import { Spoken } from "../plan/Spoken";
import { UndoNote, useUndo } from "../plan/useUndo";
import { matchHomeSize } from "../plan/volumes";
import { aidNote, itemsHint } from "../words";
import * as styles from "./Inventory.module.css";
import { LoadSummary, useLoad } from "./LoadSummary";
import type { LoadProps } from "./LoadSummary";

/** How much room the list takes, and what to do with it. */
export function InventoryTotals(props: LoadProps) {
  const { rooms, sizes } = props;
  const { plan, total, load } = useLoad(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const [emptied, empty] = useUndo();
  const lines = load ? [...loadLines(total, load)] : [];
  // Visitors know their home better, and may have chosen it.
  const home = !plan.home && matchHomeSize(rooms, sizes.homes, plan);
  if (home) lines.push(`Closest move size: ${home.name}`);

  return (
    <section className={styles.totals} aria-labelledby="totals">
      <div className={panel.panel}>
        <h2 id="totals" ref={heading} tabIndex={-1}>
          Your load
        </h2>
        <LoadSummary {...props} />
        <p className={tool.quiet}>
          {`${aidNote} `}
          <Privacy />
        </p>
        <ul role="list" className={`${styles.lines} ${tool.fromPlan}`}>
          {(lines.length > 0 ? lines.slice(1) : [itemsHint]).map((line) => (
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
      </div>
    </section>
  );
}
