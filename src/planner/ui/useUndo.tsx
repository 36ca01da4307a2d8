import { Fragment, useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import type { PlanUpdate } from "../plan/planUpdates";
import type { Plan } from "../plan/plan";
import { planStore, usePlanSelector } from "../storage/usePlan";

/** A change that can be taken back as long as nothing else has changed. */
interface UndoableChange {
  readonly message: string;
  /** How many there were before: the same note is said anew. */
  readonly sequence: number;
  readonly after: Plan;
  readonly undo: () => void;
}

type Perform = (note: string, change: PlanUpdate) => void;

/**
 * Puts another plan in the place of this one, with the times that it has.
 * @param alongside changes what the device keeps beside the plan, before the plan is
 * replaced, and returns a function that undoes it
 */
type Replace = (
  note: string,
  change: PlanUpdate,
  alongside: () => () => void,
) => void;

/** Waits for the next frame, which shows what was tapped. */
const afterNextFrame = (run: () => void) =>
  requestAnimationFrame(() => setTimeout(run));

/** The last change that can be taken back, and functions that make one. */
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
  /** Whether the button that was pressed is gone, and with it the focus. */
  takesFocus?: boolean;
}

/** Says what was changed, with a button that undoes it. */
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
