import { Fragment, useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import type { Change } from "./changes";
import type { Plan } from "./plan";
import { planStore, usePlanPart } from "./usePlan";

/** A change that can be taken back as long as nothing else has changed. */
interface Undoable {
  readonly note: string;
  /** How many there were before: the same note is said anew. */
  readonly count: number;
  readonly after: Plan;
  readonly undo: () => void;
}

type Perform = (note: string, change: Change) => void;

/**
 * Puts another plan in the place of this one, with the times that it has.
 * @param alongside changes what the device keeps beside the plan, before the plan is
 * replaced, and returns a function that undoes it
 */
type Replace = (
  note: string,
  change: Change,
  alongside: () => () => void,
) => void;

/** Waits for the next frame, which shows what was tapped. */
const afterNextFrame = (run: () => void) =>
  requestAnimationFrame(() => setTimeout(run));

/** The last change that can be taken back, and functions that make one. */
export function useUndo(): readonly [
  last: Undoable | undefined,
  perform: Perform,
  replace: Replace,
] {
  const [last, setLast] = useState<Undoable>();
  const record = useCallback((note: string, undo: () => void) => {
    const after = planStore.get();
    setLast((previous) => {
      const count = (previous?.count ?? 0) + 1;
      return { note, count, after, undo };
    });
  }, []);
  const perform = useCallback<Perform>(
    (note, change) =>
      afterNextFrame(() => {
        const before = planStore.get();
        planStore.update(change);
        record(note, () => planStore.update(() => before));
      }),
    [record],
  );
  const replace = useCallback<Replace>(
    (note, change, alongside) =>
      afterNextFrame(() => {
        const before = planStore.get();
        const undoAlongside = alongside();
        planStore.replace(change);
        record(note, () => {
          planStore.replace(() => before);
          undoAlongside();
        });
      }),
    [record],
  );
  return [last, perform, replace];
}

interface UndoNoteProps {
  last: Undoable | undefined;
  next: RefObject<HTMLElement | null>;
  /** Whether the button that was pressed is gone, and with it the focus. */
  takesFocus?: boolean;
}

/** Says what was changed, with a button that undoes it. */
export function UndoNote({ last, next, takesFocus = false }: UndoNoteProps) {
  const isLast = usePlanPart((plan) => plan === last?.after);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last && takesFocus) note.current?.querySelector("button")?.focus();
  }, [last, takesFocus]);

  return (
    <div ref={note} role="status" className={tool.undo}>
      {last && isLast && (
        <Fragment key={last.count}>
          <span>{last.note}</span>
          <ToolButton
            onClick={() => {
              last.undo();
              next.current?.focus();
            }}
          >
            Undo
          </ToolButton>
        </Fragment>
      )}
    </div>
  );
}
