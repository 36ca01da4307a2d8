import { useMemo, useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import * as disclosure from "../../components/Disclosure.module.css";
import * as panel from "../../components/Panel.module.css";
import { Section } from "../../components/Section";
import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useOnClient";
import { useToday } from "../../hooks/useToday";
import { Privacy } from "../offline/Privacy";
import { DateField, HomeField } from "../plan/planFields";
import { addCount } from "../plan/changes";
import { uncountedBoxes, usualBox } from "../plan/describePlan";
import { isPast } from "../plan/days";
import { forgetDevice } from "../plan/forgetDevice";
import { emptyPlan } from "../plan/parsePlan";
import type { Unreadable } from "../plan/parsePlan";
import type { Plan } from "../plan/plan";
import { PrintButton } from "../plan/PrintButton";
import { StorageWarning } from "../plan/StorageWarning";
import { planStore, useDeferredPlan, usePlanPart } from "../plan/usePlan";
import { UndoNote, useUndo } from "../plan/useUndo";
import { AfterMove } from "../AfterMove";
import { MovingDay, useIsMovingDay } from "../boxList/MovingDay";
import { aidNote, copyNote, countedBoxes } from "../words";
import { LinkedPlan } from "./LinkedPlan";
import * as styles from "./PlanOverview.module.css";
import { PlanCopies } from "./PlanCopies";
import { PlanLists } from "./PlanLists";
import { planOffer } from "./planOffer";
import type { Offer } from "./planOffer";
import { planState } from "./planState";
import type { OverviewContent } from "./planState";
import { PlanTiles } from "./PlanTiles";

/** The whole plan: its state at a glance, its lists, and what can be done with it. */
export function PlanOverview(content: OverviewContent) {
  const { rooms, sizes, steps, paths } = content;
  const isReady = useIsHydrated();
  const today = useToday();
  const plan = useDeferredPlan();
  const state = useMemo(
    () => planState(plan, { rooms, sizes, steps }, today),
    [plan, rooms, sizes, steps, today],
  );
  /** Made once, because it says what was drawn for this device. */
  const [offer, setOffer] = useState<Offer>();
  const openPlan = (opened: Plan | Unreadable) =>
    setOffer(planOffer(planStore.get(), opened, content));

  const isMovingDay = useIsMovingDay(plan.date);

  return (
    <Section>
      {isMovingDay && <MovingDay />}
      <LinkedPlan
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
      <div className={`${panel.panel} ${styles.choices} ${tool.needsScripts}`}>
        <div className={tool.fields}>
          <DateField label="Moving date" />
          <HomeField label="Home size" homes={sizes.homes} />
        </div>
        {isPast(plan.date, today) && (
          <p className={tool.warning}>
            <AfterMove {...{ plan, today }} />
          </p>
        )}
        <p className={tool.quiet}>
          <span>{`${aidNote} `}</span>
          <Privacy />
        </p>
        <StorageWarning />
      </div>
      <div className={tool.needsScripts}>
        <PlanTiles {...{ state, steps, paths }} />
        <div className={`${disclosure.rows} ${styles.lists}`}>
          <PlanLists {...{ state, rooms, steps, paths }} />
          <Disclosure
            id="copies"
            className="unprinted"
            summary={<h2>Keep or open a copy</h2>}
          >
            {isReady ? <PlanCopies open={openPlan} /> : <p>{copyNote}</p>}
          </Disclosure>
        </div>
        <PlanActions rooms={rooms} />
      </div>
    </Section>
  );
}

/** Prints the plan, counts its boxes, or clears it. */
function PlanActions({ rooms }: Pick<OverviewContent, "rooms">) {
  const count = usePlanPart((plan) => uncountedBoxes(plan).count);
  const canCount = rooms.some(({ items }) =>
    items.some(({ id }) => id === usualBox),
  );
  const [last, act, replace] = useUndo();
  const actions = useRef<HTMLDivElement>(null);
  return (
    <div ref={actions} tabIndex={-1}>
      <ActionRow>
        <PrintButton onClick={() => window.print()}>Print the plan</PrintButton>
        {canCount && count > 0 && (
          <ToolButton
            onClick={() =>
              act(
                `${countedBoxes(count)} counted as medium. Change them in the inventory.`,
                addCount(usualBox, count),
              )
            }
          >
            {`Add ${countedBoxes(count)} to the load`}
          </ToolButton>
        )}
        <ToolButton
          onClick={() => {
            if (window.confirm("Clear the whole plan from this device?"))
              // Other devices keep what they have.
              replace("The plan is cleared.", () => emptyPlan, forgetDevice);
          }}
        >
          Clear everything
        </ToolButton>
      </ActionRow>
      <UndoNote last={last} next={actions} takesFocus />
    </div>
  );
}
