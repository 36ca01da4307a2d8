import { useEffect } from "react";
import { ToolButton } from "../components/Button";
import * as tool from "../components/Tool.module.css";
import { isoDay } from "../site/dates";
import * as styles from "./PlanCard.module.css";
import { homeOfPlan, planText } from "./planText";
import type { PlanContent } from "./planText";
import { planStore, usePlan } from "./usePlan";
import { messageWords } from "./words";

interface PlanCardProps {
  content: PlanContent;
  /** Whether the plan goes with the request. */
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

/** The plan on this device as text. */
export const planTextNow = (content: PlanContent): string =>
  planText(planStore.get(), content);

/** The plan that is sent with a request, or a button that adds it. */
export function PlanCard({
  content,
  isAttached,
  onAttach,
  onRemove,
  onPlan,
}: PlanCardProps) {
  const plan = usePlan();
  const { rooms, homes } = content;
  const text = planText(plan, content);
  const moveFromDate = plan.date >= today() ? plan.date : "";
  const moveSize = homeOfPlan(rooms, homes, plan)?.size ?? "";

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
      className={`${tool.panel} ${styles.card}`}
      aria-labelledby="plan-card"
    >
      <h3 id="plan-card">{messageWords.card}</h3>
      <details>
        <summary>{messageWords.note}</summary>
        <pre className={styles.text}>{text}</pre>
      </details>
      <div className={tool.row}>
        <ToolButton onClick={onRemove}>{messageWords.remove}</ToolButton>
      </div>
    </section>
  );
}
