import { ActionRow, ToolButton } from "../../components/Button";
import { useRef, useState } from "react";
import * as tool from "../../components/Tool.module.css";
import { encodePlan } from "../plan/planLink";
import { useCopy } from "../plan/useCopy";
import { emptyPlan } from "../plan/plan";
import { planStore } from "../plan/usePlan";
import { UndoNote, useUndo } from "../plan/useUndo";
import { planWords } from "../words";

const canShare = () => "share" in navigator;

/** Offers an address to other apps. @returns whether the browser could */
async function shareAddress(url: string): Promise<boolean> {
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    // Whoever closes the sheet wants no copy instead.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

export function ShareAndClear() {
  const [copied, copy] = useCopy();
  const [isTooLong, setTooLong] = useState(false);
  const [cleared, act] = useUndo();
  const note = useRef<HTMLParagraphElement>(null);

  async function share() {
    const { origin, pathname } = window.location;
    try {
      const url = origin + pathname + (await encodePlan(planStore.get()));
      setTooLong(false);
      if (!canShare() || !(await shareAddress(url))) await copy(url);
    } catch {
      setTooLong(true);
    }
  }

  return (
    <>
      <ActionRow>
        <ToolButton onClick={() => window.print()}>
          {planWords.print}
        </ToolButton>
        <ToolButton onClick={() => void share()}>
          {canShare() ? planWords.share : planWords.copy}
        </ToolButton>
        <ToolButton
          onClick={() => {
            if (window.confirm(planWords.clearSure))
              act(planWords.cleared, () => emptyPlan);
          }}
        >
          {planWords.clear}
        </ToolButton>
      </ActionRow>
      <p ref={note} className={tool.status} role="status" tabIndex={-1}>
        {isTooLong
          ? planWords.tooLong
          : copied
            ? planWords.copied
            : planWords.shareNote}
      </p>
      <UndoNote last={cleared} next={note} takesFocus />
    </>
  );
}
