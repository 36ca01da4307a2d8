import { useMemo, useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import * as disclosure from "../../components/Disclosure.module.css";
import * as panel from "../../components/Panel.module.css";
import { Section } from "../../components/Section";
import * as scripting from "../../components/Scripting.module.css";
import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useClientValue";
import { useToday } from "../../hooks/useToday";
import { PrivacyText } from "../ui/PrivacyText";
import { MovingDateField, HomeSizeField } from "../ui/planFields";
import { addToCount } from "../plan/planUpdates";
import {
  summarizeUncountedBoxes,
  mediumBoxItemId,
} from "../estimate/describePlan";
import { isPast } from "../dates/days";
import { clearPlannerData } from "../storage/clearPlannerData";
import type { UnreadableReason } from "../plan/parsePlan";
import type { Plan } from "../plan/plan";
import { PrintButton } from "../ui/PrintButton";
import { StorageWarning } from "../ui/StorageWarning";
import {
  planStore,
  useDeferredPlan,
  usePlanSelector,
} from "../storage/usePlan";
import { UndoStatus, useUndo } from "../ui/useUndo";
import { AfterMoveText } from "../ui/AfterMoveText";
import {
  MovingDayPanel,
  useIsMovingDayOrNext,
} from "../boxList/MovingDayPanel";
import { planningAidText, backupAdvice, formatBoxCount } from "../plannerTexts";
import { ImportPlanDialog } from "./ImportPlanDialog";
import * as styles from "./PlanOverview.module.css";
import { BackupControls } from "./BackupControls";
import { PlanLists } from "./PlanLists";
import { buildImportPrompt, newerLocalFormatPrompt } from "./buildImportPrompt";
import type { ImportPrompt } from "./buildImportPrompt";
import { summarizePlan } from "./summarizePlan";
import type { OverviewContent } from "./summarizePlan";
import { PlanTiles } from "./PlanTiles";

/** The whole plan: its state at a glance, its lists, and its actions. */
export function PlanOverview(content: OverviewContent) {
  const { rooms, sizes, steps, paths } = content;
  const isReady = useIsHydrated();
  const today = useToday();
  const plan = useDeferredPlan();
  const summary = useMemo(
    () => summarizePlan(plan, { rooms, sizes, steps }, today),
    [plan, rooms, sizes, steps, today],
  );
  const [offer, setOffer] = useState<ImportPrompt>();
  /** @param drawn box number that the dialog's earlier prompt for the plan has drawn */
  const openPlan = (opened: Plan | UnreadableReason, drawn?: number) => {
    planStore.reload();
    const prompt =
      planStore.getPersistenceStatus() === "newer"
        ? newerLocalFormatPrompt
        : buildImportPrompt(planStore.getPlan(), opened, content, drawn);
    setOffer(prompt);
    return prompt;
  };

  const isMovingDay = useIsMovingDayOrNext(plan.date);

  return (
    <Section>
      {isMovingDay && <MovingDayPanel />}
      <ImportPlanDialog
        offer={offer}
        open={openPlan}
        close={() => setOffer(undefined)}
      />
      <noscript>
        <p>
          JavaScript is turned off, so your plan can’t be saved. You can open
          the questions, print this page, and answer them on paper.
        </p>
      </noscript>
      <div
        className={`${panel.panel} ${styles.start} ${scripting.needsScripts}`}
      >
        <div className={`${tool.fields} ${tool.withNote}`}>
          <MovingDateField label="Moving date" />
          <HomeSizeField label="Home size" homes={sizes.homes} />
          <p className={tool.quiet}>
            <span>{`${planningAidText} `}</span>
            <PrivacyText />
          </p>
        </div>
        {isPast(plan.date, today) && (
          <p className={tool.warning}>
            <AfterMoveText {...{ plan, today }} />
          </p>
        )}
        <StorageWarning />
      </div>
      <div className={scripting.needsScripts}>
        <PlanTiles {...{ summary, steps, paths }} />
        <div className={`${disclosure.rows} ${styles.apart}`}>
          <PlanLists {...{ summary, rooms, steps, paths }} />
          <Disclosure
            id="copies"
            className="unprinted"
            summary={<h2>Keep or open a copy</h2>}
          >
            {isReady ? (
              <BackupControls onOpen={openPlan} />
            ) : (
              <p>{backupAdvice}</p>
            )}
          </Disclosure>
        </div>
        <PlanActions rooms={rooms} />
      </div>
    </Section>
  );
}

function clearPlan() {
  const undo = clearPlannerData();
  const message = undo
    ? "The plan is cleared."
    : "Nothing is cleared. Load this page again first.";
  return { message, undo };
}

/** Buttons that print the plan, count its boxes in the inventory, or clear the plan. */
function PlanActions({ rooms }: Pick<OverviewContent, "rooms">) {
  const count = usePlanSelector((plan) => summarizeUncountedBoxes(plan).count);
  const canCount = rooms.some(({ items }) =>
    items.some(({ id }) => id === mediumBoxItemId),
  );
  const [lastChange, perform, run] = useUndo();
  const actions = useRef<HTMLDivElement>(null);
  return (
    <div ref={actions} tabIndex={-1}>
      <ActionRow>
        <PrintButton onClick={() => window.print()}>Print the plan</PrintButton>
        {canCount && count > 0 && (
          <ToolButton
            onClick={() =>
              perform(
                `${formatBoxCount(count)} counted as medium. Change them in the inventory.`,
                addToCount(mediumBoxItemId, count),
              )
            }
          >
            {`Add ${formatBoxCount(count)} to your inventory`}
          </ToolButton>
        )}
        <ToolButton
          onClick={() => {
            // Other devices keep their plans.
            if (window.confirm("Clear the whole plan from this device?"))
              run(clearPlan);
          }}
        >
          Clear everything
        </ToolButton>
      </ActionRow>
      <UndoStatus last={lastChange} focusAfterUndo={actions} takesFocus />
    </div>
  );
}
