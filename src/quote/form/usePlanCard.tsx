import { useCallback, useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { PlanContent } from "../../planner/planText";
import { planKey } from "../../planner/planKey";
import type { QuoteFields } from "../request/quoteRequest";

/** The parameter of the form's address that attaches the plan. */
const parameter = "plan";

const parameters = () => new URLSearchParams(window.location.search);

const loadCard = () => import("../../planner/PlanCard");

/** Whether this device may have a plan. */
function mayHavePlan(): boolean {
  if (parameters().has(parameter)) return true;
  try {
    return window.localStorage.getItem(planKey) !== null;
  } catch {
    return false;
  }
}

/** Removes the parameter, so that a reload doesn't attach the plan again. */
function forgetParameter(): void {
  const query = parameters();
  if (!query.has(parameter)) return;
  query.delete(parameter);
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
  content: PlanContent | undefined,
  onFields: (fields: PlanFields) => void,
): PlanToSend {
  const [Card, setCard] =
    useState<Awaited<ReturnType<typeof loadCard>>["PlanCard"]>();
  const [isAttached, setAttached] = useState(false);
  const [text, setText] = useState("");

  useEffect(() => {
    if (!mayHavePlan()) return;
    loadCard().then(
      (loaded) => {
        setAttached(parameters().has(parameter));
        setCard(() => loaded.PlanCard);
      },
      // The request goes without a plan.
      () => undefined,
    );
  }, []);

  const onPlan = useCallback(
    (planText: string, fields: PlanFields) => {
      setText(planText);
      if (isAttached) onFields(fields);
    },
    [isAttached, onFields],
  );
  const forget = () => {
    forgetParameter();
    setAttached(false);
  };
  const isWanted = () => isAttached || (!Card && parameters().has(parameter));

  return {
    card: Card && content && (
      <Card
        content={content}
        isAttached={isAttached}
        onAttach={() => setAttached(true)}
        onRemove={forget}
        onPlan={onPlan}
      />
    ),
    text: isAttached ? text : "",
    load: async () => {
      if (!content || !isWanted()) return "";
      return loadCard().then(
        ({ planTextNow }) => planTextNow(content),
        () => "",
      );
    },
    forget,
  };
}
