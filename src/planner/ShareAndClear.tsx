import { useState } from "react";
import { ToolButton } from "../components/Button";
import * as tool from "../components/Tool.module.css";
import { planFragment } from "./planLink";
import { useCopy } from "./useCopy";
import { planStore } from "./usePlan";
import { planWords } from "./words";

/** Prints, shares and clears the plan. */
export function ShareAndClear() {
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
        <ToolButton onClick={() => window.print()}>
          {planWords.print}
        </ToolButton>
        <ToolButton onClick={() => void share()}>{planWords.share}</ToolButton>
        <ToolButton
          onClick={() => {
            if (window.confirm(planWords.clearSure)) planStore.clear();
          }}
        >
          {planWords.clear}
        </ToolButton>
      </div>
      <p className={tool.status} role="status">
        {isTooLong
          ? planWords.tooLong
          : copied
            ? planWords.shared
            : planWords.shareNote}
      </p>
    </>
  );
}
