import { Fragment, useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import type { PlanUpdate } from "../plan/planUpdates";
import type { Plan } from "../plan/plan";
import { planStore, usePlanSelector } from "../storage/usePlan";

interface ChangeResult {
  readonly message: string;
  /** Undoes the change; `undefined` if nothing has changed. */
  readonly undo: (() => void) | undefined;
}

/** A change that can be undone until something else changes. */
interface UndoableChange extends ChangeResult {
  /** Ordinal of the change, so that a repeated message is announced again. */
  readonly sequence: number;
  readonly after: Plan;
}

/** Applies an update to the plan. */
type Perform = (message: string, update: PlanUpdate) => void;

/** Makes any other change, which returns its message and undo function. */
type Run = (change: () => ChangeResult) => void;

/** Runs a function after the next frame, which shows the button as pressed. */
const afterNextFrame = (run: () => void) =>
  requestAnimationFrame(() => setTimeout(run));

/** Returns the last undoable change, and functions that make a change undoable. */
export function useUndo(): readonly [
  last: UndoableChange | undefined,
  perform: Perform,
  run: Run,
] {
  const [last, setLast] = useState<UndoableChange>();
  const run = useCallback<Run>(
    (change) =>
      afterNextFrame(() => {
        const result = change();
        const after = planStore.getPlan();
        setLast((previous) => {
          const sequence = (previous?.sequence ?? 0) + 1;
          return { ...result, sequence, after };
        });
      }),
    [],
  );
  const perform = useCallback<Perform>(
    (message, update) =>
      run(() => {
        const before = planStore.getPlan();
        planStore.update(update);
        return { message, undo: () => planStore.update(() => before) };
      }),
    [run],
  );
  return [last, perform, run];
}

interface UndoStatusProps {
  last: UndoableChange | undefined;
  focusAfterUndo: RefObject<HTMLElement | null>;
  /** Whether the status takes the focus, because the pressed button disappears. */
  takesFocus?: boolean;
  className?: string;
}

/** Announces the last change, with a button that undoes it, and that it is undone. */
export function UndoStatus({
  last,
  focusAfterUndo,
  takesFocus = false,
  className = String(tool.undo),
}: UndoStatusProps) {
  const isLast = usePlanSelector((plan) => plan === last?.after);
  const [undonePlan, setUndonePlan] = useState<Plan>();
  const isUndone = usePlanSelector((plan) => plan === undonePlan);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last && takesFocus) container.current?.querySelector("button")?.focus();
  }, [last, takesFocus]);

  return (
    <div ref={container} role="status" className={className}>
      {last && isLast && (
        <Fragment key={last.sequence}>
          <span>{last.message}</span>
          {last.undo && (
            <ToolButton
              onClick={() => {
                last.undo?.();
                setUndonePlan(planStore.getPlan());
                focusAfterUndo.current?.focus();
              }}
            >
              Undo
            </ToolButton>
          )}
        </Fragment>
      )}
      {isUndone && <span>Undone.</span>}
    </div>
  );
}
