import { ActionRow, ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import * as panel from "../../components/Panel.module.css";
import { messageWords } from "../../planner/words";
import type { AttachedPlan } from "./useAttachedPlan";
import * as styles from "./QuoteForm.module.css";

/** The plan that is sent with a request, or a button that adds it. */
export function PlanCard({ plan }: { plan: AttachedPlan }) {
  if (plan.isLost) return <p className={styles.subject}>{messageWords.lost}</p>;
  if (!plan.found) return null;
  if (!plan.text)
    return (
      <div>
        <ToolButton onClick={plan.attach}>{messageWords.offer}</ToolButton>
      </div>
    );
  return (
    <section
      className={`${panel.panel} ${styles.plan}`}
      aria-labelledby="plan-card"
    >
      <h3 id="plan-card">{messageWords.card}</h3>
      {plan.found.left > 0 && <p>{messageWords.left(plan.found.left)}</p>}
      <Disclosure summary={messageWords.note}>
        <pre className={styles.planText}>{plan.text}</pre>
      </Disclosure>
      <ActionRow>
        <ToolButton onClick={plan.remove}>{messageWords.remove}</ToolButton>
      </ActionRow>
    </section>
  );
}
