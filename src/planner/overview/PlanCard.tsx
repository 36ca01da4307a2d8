import { ActionRow, ToolButton } from "../../components/Button";
import { useEffect } from "react";
import * as panel from "../../components/Panel.module.css";
import { isoDay } from "../../site/dates";
import { planText } from "../plan/planText";
import { planStore, usePlan } from "../plan/usePlan";
import { messageWords } from "../words";
import * as styles from "./PlanOverview.module.css";

interface PlanCardProps {
  isAttached: boolean;
  onAttach: () => void;
  onRemove: () => void;
  /** Told the text, and the fields of the form that the plan knows. */
  onPlan: (
    text: string,
    fields: { moveFromDate: string; moveSize: string },
  ) => void;
}

const today = isoDay();

export const planTextNow = (): string =>
  planText(planStore.get(), planStore.summary());

/** The plan that is sent with a request, or a button that adds it. */
export function PlanCard({
  isAttached,
  onAttach,
  onRemove,
  onPlan,
}: PlanCardProps) {
  const plan = usePlan();
  const text = planTextNow();
  const moveFromDate = plan.date >= today() ? plan.date : "";
  const moveSize = planStore.summary().size;

  useEffect(() => {
    onPlan(text, { moveFromDate, moveSize });
  }, [onPlan, text, moveFromDate, moveSize]);

  if (!text) return null;
  if (!isAttached)
    return (
      <div>
        <ToolButton onClick={onAttach}>{messageWords.offer}</ToolButton>
      </div>
    );
  return (
    <section
      className={`${panel.panel} ${styles.card}`}
      aria-labelledby="plan-card"
    >
      <h3 id="plan-card">{messageWords.card}</h3>
      <details>
        <summary>{messageWords.note}</summary>
        <pre className={styles.text}>{text}</pre>
      </details>
      <ActionRow>
        <ToolButton onClick={onRemove}>{messageWords.remove}</ToolButton>
      </ActionRow>
    </section>
  );
}
