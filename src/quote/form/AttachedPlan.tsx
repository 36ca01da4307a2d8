import { useMemo, useState, useSyncExternalStore } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { onStorageChange } from "../../browser/onStorageChange";
import { useClientValue } from "../../hooks/useClientValue";
import type { PlannerCatalog } from "../../planner/estimate/describePlan";
import { buildQuoteRequestPlan } from "../../planner/estimate/buildQuoteRequestPlan";
import type { QuoteRequestPlan } from "../../planner/estimate/buildQuoteRequestPlan";
import {
  attachPlanParameter,
  hasAttachPlanParameter,
  readStoredPlanText,
} from "../../planner/storage/storedPlan";
import { pluralize } from "../../shared/text";
import { maxPlanLength } from "../request/quoteOptions";
import * as styles from "./QuoteForm.module.css";

/** Removes the query parameter that attaches the plan: a reload must not attach the plan again. */
function removePlanParameter(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(attachPlanParameter);
  window.history.replaceState(window.history.state, "", url);
}

interface AttachedPlan {
  /** The plan stored in this browser; `undefined` without a plan. */
  readonly storedPlan: QuoteRequestPlan | undefined;
  /** Text to send; empty if the plan isn't attached. */
  readonly text: string;
  /** Whether the visitor or the URL has attached a plan, but this browser has none. */
  readonly isMissing: boolean;
  readonly attachPlan: () => void;
  readonly removePlan: () => void;
}

/** Returns the visitor's moving plan, and functions that attach it to the request or remove it. */
export function useAttachedPlan(catalog: PlannerCatalog): AttachedPlan {
  const stored = useSyncExternalStore(
    onStorageChange,
    readStoredPlanText,
    () => null,
  );
  const storedPlan = useMemo(
    () => buildQuoteRequestPlan(stored, catalog, maxPlanLength),
    [stored, catalog],
  );
  /** Whether the visitor has attached the plan. Before the visitor chooses, `undefined`: the URL decides. */
  const [choice, setChoice] = useState<boolean>();
  const isInUrl = useClientValue(hasAttachPlanParameter, false);
  const isAttached = choice ?? isInUrl;
  return {
    storedPlan,
    text: isAttached && storedPlan ? storedPlan.text : "",
    isMissing: isAttached && !storedPlan,
    attachPlan: () => setChoice(true),
    removePlan: () => {
      removePlanParameter();
      setChoice(false);
    },
  };
}

/** The attached plan with a button to remove the plan, or a button to attach a plan. */
export function AttachedPlanCard({ plan }: { plan: AttachedPlan }) {
  if (plan.isMissing)
    return (
      <p className={styles.subject}>
        There’s no moving plan saved in this browser, so none will be sent.
      </p>
    );
  if (!plan.storedPlan) return null;
  if (!plan.text)
    return (
      <div>
        <ToolButton onClick={plan.attachPlan}>Add your moving plan</ToolButton>
      </div>
    );
  return (
    <section className="note" aria-labelledby="plan-card">
      <h3 id="plan-card">Your moving plan</h3>
      {plan.storedPlan.omittedItems > 0 && (
        <p>{`The plan is long: ${pluralize(plan.storedPlan.omittedItems, "item")} on its lists won’t fit in the request, so only their totals are sent.`}</p>
      )}
      <Disclosure summary="Will be sent with your request">
        <pre className={styles.planText}>{plan.text}</pre>
      </Disclosure>
      <ActionRow>
        <ToolButton onClick={plan.removePlan}>Remove</ToolButton>
      </ActionRow>
    </section>
  );
}
