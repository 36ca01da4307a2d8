import { useRef } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import * as panel from "../../components/Panel.module.css";
import * as tool from "../../components/Tool.module.css";
import { routes } from "../../site/routes";
import { PrivacyText } from "../ui/PrivacyText";
import { clearInventory } from "../plan/planUpdates";
import { formatLoadLines } from "../estimate/describePlan";
import { PrintButton } from "../ui/PrintButton";
import { DebouncedStatus } from "../ui/DebouncedStatus";
import { UndoStatus, useUndo } from "../ui/useUndo";
import { formatVolume, inferHomeSize } from "../estimate/volumes";
import { planningAidText, emptyInventoryHint } from "../plannerTexts";
import * as styles from "./Inventory.module.css";
import { LoadSummary, useInventoryLoad } from "./LoadSummary";
import type { InventoryContent } from "./LoadSummary";
import { useCountChangeText } from "./useCountChangeText";

/** Totals of the inventory, with its actions. */
export function InventoryTotals(props: InventoryContent) {
  const { rooms, sizes } = props;
  const { plan, total, load } = useInventoryLoad(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const [lastClear, performClear] = useUndo();
  const lines = load ? [...formatLoadLines(total, load)] : [];
  const changeText = useCountChangeText(rooms, plan);
  const volumeText = load ? formatVolume(total.typical) : "";
  // The home size is matched only if the visitor chose none.
  const home = !plan.home && inferHomeSize(rooms, sizes.homes, plan);
  if (home) lines.push(`Closest move size: ${home.name}`);

  return (
    <section className={styles.totals} aria-labelledby="totals">
      <div className={panel.panel}>
        <h2 id="totals" ref={heading} tabIndex={-1}>
          Your load
        </h2>
        <LoadSummary {...props} />
        <ul role="list" className={`${tool.lines} ${tool.fromPlan}`}>
          {(lines.length > 0 ? lines.slice(1) : [emptyInventoryHint]).map(
            (line) => (
              <li key={line}>{line}</li>
            ),
          )}
        </ul>
        <p className={tool.quiet}>
          {`${planningAidText} `}
          <PrivacyText />
        </p>
        <DebouncedStatus text={[changeText, volumeText].join(" ").trim()} />
        <ActionRow>
          {lines.length > 0 && (
            <>
              <PrintButton>Print</PrintButton>
              <ToolButton
                onClick={() =>
                  performClear("Your inventory is empty.", clearInventory)
                }
              >
                Clear the inventory
              </ToolButton>
            </>
          )}
          <a href={routes.plan}>See your whole plan</a>
        </ActionRow>
        <UndoStatus last={lastClear} focusAfterUndo={heading} takesFocus />
      </div>
    </section>
  );
}
