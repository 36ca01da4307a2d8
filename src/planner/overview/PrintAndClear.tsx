import { useRef } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { emptyPlan } from "../plan/plan";
import { PrintButton } from "../plan/PrintButton";
import { UndoNote, useUndo } from "../plan/useUndo";
import { planWords } from "../words";

/** Prints the plan, or clears it. */
export function PrintAndClear() {
  const [cleared, act] = useUndo();
  const actions = useRef<HTMLDivElement>(null);
  return (
    <div ref={actions} tabIndex={-1}>
      <ActionRow>
        <PrintButton onClick={() => window.print()}>
          {planWords.print}
        </PrintButton>
        <ToolButton
          onClick={() => {
            if (window.confirm(planWords.clearSure))
              act(planWords.cleared, () => emptyPlan);
          }}
        >
          {planWords.clear}
        </ToolButton>
      </ActionRow>
      <UndoNote last={cleared} next={actions} takesFocus />
    </div>
  );
}
