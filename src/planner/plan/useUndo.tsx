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

/**
 * The last change that can be taken back, and a function that makes one. With `onUndo`,
 * which is called after it was taken back, the change puts another plan in the place of
 * this one, with the times that it has.
 */
export function useUndo(): readonly [
  last: Undoable | undefined,
  act: (note: string, change: Change, onUndo?: () => void) => void,
] {
  const [last, setLast] = useState<Undoable>();
  // After the next frame, which shows what was tapped.
  const act = useCallback(
    (note: string, change: Change, onUndo?: () => void) => {
      const write = onUndo ? planStore.replace : planStore.update;
      requestAnimationFrame(() =>
        setTimeout(() => {
          const before = planStore.get();
          write(change);
          const undo = () => {
            write(() => before);
            onUndo?.();
          };
          const after = planStore.get();
          setLast((previous) => {
            const count = (previous?.count ?? 0) + 1;
            return { note, count, after, undo };
          });
        }),
      );
    },
    [],
  );
  return [last, act];
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
