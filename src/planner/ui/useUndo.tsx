import { Fragment, useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import type { PlanUpdate } from "../plan/planUpdates";
import type { Plan } from "../plan/plan";
import { planStore, usePlanSelector } from "../storage/usePlan";

/** A change that can be undone until something else changes. */
interface UndoableChange {
  readonly message: string;
  /** Ordinal of the change, so that a repeated message is announced again. */
  readonly sequence: number;
  readonly after: Plan;
  readonly undo: () => void;
}

type Perform = (message: string, update: PlanUpdate) => void;

/**
 * Replaces the plan without stamping.
 * @param alongside runs before the plan is replaced, for what the device stores beside the
 * plan; returns a function that undoes it
 */
type Replace = (
  message: string,
  update: PlanUpdate,
  alongside: () => () => void,
) => void;

/** Waits for the frame that shows the pressed button. */
const afterNextFrame = (run: () => void) =>
  requestAnimationFrame(() => setTimeout(run));

/** The last undoable change, and functions that perform one. */
export function useUndo(): readonly [
  last: UndoableChange | undefined,
  perform: Perform,
  replace: Replace,
] {
  const [last, setLast] = useState<UndoableChange>();
  const record = useCallback((message: string, undo: () => void) => {
    const after = planStore.getPlan();
    setLast((previous) => {
      const sequence = (previous?.sequence ?? 0) + 1;
      return { message, sequence, after, undo };
    });
  }, []);
  const perform = useCallback<Perform>(
    (message, update) =>
      afterNextFrame(() => {
        const before = planStore.getPlan();
        planStore.update(update);
        record(message, () => planStore.update(() => before));
      }),
    [record],
  );
  const replace = useCallback<Replace>(
    (message, update, alongside) =>
      afterNextFrame(() => {
        const before = planStore.getPlan();
        const undoAlongside = alongside();
        planStore.applyUnstamped(update);
        record(message, () => {
          planStore.applyUnstamped(() => before);
          undoAlongside();
        });
      }),
    [record],
  );
  return [last, perform, replace];
}

interface UndoStatusProps {
  last: UndoableChange | undefined;
  focusAfterUndo: RefObject<HTMLElement | null>;
  /** Whether the pressed button disappears, so that the focus needs another place. */
  takesFocus?: boolean;
}

/** Announces the last change, with a button that undoes it. */
export function UndoStatus({
  last,
  focusAfterUndo,
  takesFocus = false,
}: UndoStatusProps) {
  const isLast = usePlanSelector((plan) => plan === last?.after);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last && takesFocus) container.current?.querySelector("button")?.focus();
  }, [last, takesFocus]);

  return (
    <div ref={container} role="status" className={tool.undo}>
      {last && isLast && (
        <Fragment key={last.sequence}>
          <span>{last.message}</span>
          <ToolButton
            onClick={() => {
              last.undo();
              focusAfterUndo.current?.focus();
            }}
          >
            Undo
          </ToolButton>
        </Fragment>
      )}
    </div>
  );
}
