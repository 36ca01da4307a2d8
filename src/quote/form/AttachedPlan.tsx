import { useMemo, useState, useSyncExternalStore } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import * as panel from "../../components/Panel.module.css";
import { onStorageChange } from "../../hooks/onStorageChange";
import { useOnClient } from "../../hooks/useOnClient";
import type { PlanContent } from "../../planner/plan/describePlan";
import { planToSend } from "../../planner/plan/planToSend";
import type { PlanToSend } from "../../planner/plan/planToSend";
import {
  planParameter,
  addressAttachesPlan,
  storedPlan,
} from "../../planner/plan/storedPlan";
import { counted } from "../../site/text";
import { maxPlanLength } from "../request/quoteOptions";
import * as styles from "./QuoteForm.module.css";

/** Removes the parameter, so that a reload doesn't attach the plan again. */
function forgetParameter(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(planParameter);
  window.history.replaceState(window.history.state, "", url);
}

interface AttachedPlan {
  /** The plan on this device, if there is one. */
  readonly found: PlanToSend | undefined;
  /** What is sent of it; empty if it stays at home. */
  readonly text: string;
  /** Whether the visitor asked to send a plan, but the browser kept none. */
  readonly isLost: boolean;
  readonly attach: () => void;
  readonly remove: () => void;
}

/** The visitor's moving plan, and whether it goes with the request. */
export function useAttachedPlan(content: PlanContent): AttachedPlan {
  const stored = useSyncExternalStore(onStorageChange, storedPlan, () => null);
  const found = useMemo(
    () => planToSend(stored, content, maxPlanLength),
    [stored, content],
  );
  /** What the visitor chose; the address says it until then. */
  const [choice, setChoice] = useState<boolean>();
  const isAsked = useOnClient(addressAttachesPlan, false);
  const isWanted = choice ?? isAsked;
  return {
    found,
    text: (isWanted && found?.text) || "",
    isLost: isWanted && !found,
    attach: () => setChoice(true),
    remove: () => {
      forgetParameter();
      setChoice(false);
    },
  };
}

/** The plan that is sent with a request, or a button that adds it. */
export function PlanCard({ plan }: { plan: AttachedPlan }) {
  if (plan.isLost)
    return (
      <p className={styles.subject}>
        There’s no moving plan saved in this browser, so none will be sent.
      </p>
    );
  if (!plan.found) return null;
  if (!plan.text)
    return (
      <div>
        <ToolButton onClick={plan.attach}>Add your moving plan</ToolButton>
      </div>
    );
  return (
    <section
      className={`${panel.panel} ${styles.plan}`}
      aria-labelledby="plan-card"
    >
      <h3 id="plan-card">Your moving plan</h3>
      {plan.found.left > 0 && (
        <p>{`The plan is long: ${counted(plan.found.left, "item")} on its lists won’t fit in the request, so only their totals are sent.`}</p>
      )}
      <Disclosure summary="Will be sent with your request">
        <pre className={styles.planText}>{plan.text}</pre>
      </Disclosure>
      <ActionRow>
        <ToolButton onClick={plan.remove}>Remove</ToolButton>
      </ActionRow>
    </section>
  );
}
