import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { useLoaded } from "../../hooks/useLoaded";
import {
  hasStoredPlan,
  isPlanAsked,
  planParameter,
} from "../../planner/plan/storedPlan";
import type { QuoteFields } from "../request/quoteRequest";

const loadCard = () => import("../../planner/overview/PlanCard");

const mayHavePlan = () => isPlanAsked() || hasStoredPlan();

/** Removes the parameter, so that a reload doesn't attach the plan again. */
function forgetParameter(): void {
  const query = new URLSearchParams(window.location.search);
  if (!query.has(planParameter)) return;
  query.delete(planParameter);
  const search = query.size > 0 ? `?${query.toString()}` : "";
  window.history.replaceState(
    window.history.state,
    "",
    window.location.pathname + search,
  );
}

type PlanFields = Pick<QuoteFields, "moveFromDate" | "moveSize">;

interface PlanToSend {
  /** The card in the form; nothing for visitors without a plan. */
  readonly card: ReactNode;
  /** What is sent with the request, as far as it is loaded. */
  readonly text: string;
  /** The same, once it is loaded. */
  readonly load: () => Promise<string>;
  readonly forget: () => void;
}

/**
 * The visitor's moving plan, if it goes with the request. Its code is loaded
 * only for visitors who have one.
 * @param onFields told what the plan knows when it is attached
 */
export function usePlanCard(
  onFields: (fields: PlanFields) => void,
): PlanToSend {
  const Card = useLoaded(loadCard, mayHavePlan)?.PlanCard;
  /** What the visitor chose; the address says it until then. */
  const [choice, setChoice] = useState<boolean>();
  const [text, setText] = useState("");
  const isAttached = Card !== undefined && (choice ?? isPlanAsked());

  const onPlan = useCallback(
    (planText: string, fields: PlanFields) => {
      setText(planText);
      if (isAttached) onFields(fields);
    },
    [isAttached, onFields],
  );
  const forget = () => {
    forgetParameter();
    setChoice(false);
  };

  return {
    card: Card && (
      <Card
        isAttached={isAttached}
        onAttach={() => setChoice(true)}
        onRemove={forget}
        onPlan={onPlan}
      />
    ),
    text: isAttached ? text : "",
    load: async () =>
      isAttached || (!Card && isPlanAsked())
        ? loadCard().then(
            ({ planTextNow }) => planTextNow(),
            () => "",
          )
        : "",
    forget,
  };
}
