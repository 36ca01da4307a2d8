import { useRef } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { emptyPlan } from "../plan/plan";
import { PrintButton } from "../plan/PrintButton";
import { UndoNote, useUndo } from "../plan/useUndo";

/** Prints the plan, or clears it. */
export function PrintAndClear() {
  const [cleared, act] = useUndo();
  const actions = useRef<HTMLDivElement>(null);
  return (
    <div ref={actions} tabIndex={-1}>
      <ActionRow>
        <PrintButton onClick={() => window.print()}>Print the plan</PrintButton>
        <ToolButton
          onClick={() => {
            if (window.confirm("Clear the whole plan from this device?"))
              act("The plan is cleared.", () => emptyPlan);
          }}
        >
          Clear everything
        </ToolButton>
      </ActionRow>
      <UndoNote last={cleared} next={actions} takesFocus />
    </div>
  );
}
