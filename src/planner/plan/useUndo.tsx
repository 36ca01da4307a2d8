import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import type { Change } from "./changes";
import type { Plan } from "./plan";
import { planStore, usePlanPart } from "./usePlan";

/** A change that can be taken back as long as nothing else has changed. */
interface Undoable {
  readonly note: string;
  readonly before: Plan;
  readonly after: Plan;
}

/** The last change that can be taken back, and a function that makes one. */
export function useUndo(): readonly [
  last: Undoable | undefined,
  act: (note: string, change: Change) => void,
] {
  const [last, setLast] = useState<Undoable>();
  // After the next frame, which shows what was tapped.
  const act = useCallback((note: string, change: Change) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const before = planStore.get();
        planStore.update(change);
        setLast({ note, before, after: planStore.get() });
      }),
    );
  }, []);
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
        <>
          <span>{last.note}</span>
          <ToolButton
            onClick={() => {
              planStore.update(() => last.before);
              next.current?.focus();
            }}
          >
            Undo
          </ToolButton>
        </>
      )}
    </div>
  );
}
