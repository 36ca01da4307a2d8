import { useState } from "react";
import { ToolButton } from "../components/ToolButton";
import * as tool from "../components/Tool.module.css";
import { planFragment } from "./planLink";
import { useCopy } from "./useCopy";
import { planStore } from "./usePlan";

/** Prints, shares and clears the plan. */
export function ShareAndClear({
  words,
}: {
  words: Queries.PlanPageWordsFragment;
}) {
  const [copied, copy] = useCopy();
  const [isTooLong, setTooLong] = useState(false);

  async function share() {
    const { origin, pathname } = window.location;
    try {
      const fragment = await planFragment(planStore.get());
      setTooLong(false);
      await copy(origin + pathname + fragment);
    } catch {
      setTooLong(true);
    }
  }

  return (
    <>
      <div className={tool.row}>
        <ToolButton onClick={() => window.print()}>{words.print}</ToolButton>
        <ToolButton onClick={() => void share()}>{words.share}</ToolButton>
        <ToolButton
          onClick={() => {
            if (window.confirm(words.clearSure)) planStore.clear();
          }}
        >
          {words.clear}
        </ToolButton>
      </div>
      <p className={tool.status} role="status">
        {isTooLong ? words.tooLong : copied ? words.shared : words.shareNote}
      </p>
    </>
  );
}
