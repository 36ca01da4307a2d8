import { useRef, useState } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../../components/Button";
import * as panel from "../../components/Panel.module.css";
import * as tool from "../../components/Tool.module.css";
import { BoxDrawing } from "../boxCalculator/BoxDrawing";
import { boxLimits } from "../plan/boxes";
import { addBox } from "../plan/changes";
import { newId } from "../plan/changeTime";
import { StorageWarning } from "../plan/StorageWarning";
import { planStore, usePlanPart } from "../plan/usePlan";
import { BoxFields } from "./BoxFields";
import type { Packed } from "./BoxFields";
import { privacy } from "../words";
import { boxListText } from "./words";
import * as styles from "./BoxList.module.css";

/** Milliseconds in which a second tap is part of the first. */
const doubleTap = 1000;

interface NewBoxProps {
  rooms: readonly string[];
  /** What is entered and not added yet. */
  typed: Partial<Packed>;
  setTyped: (typed: Partial<Packed>) => void;
  contents: RefObject<HTMLInputElement | null>;
}

/** The next box: its number, and fields that are empty again for the one after. */
export function NewBox({ rooms, typed, setTyped, contents }: NewBoxProps) {
  const addedAt = useRef(0);
  const number = usePlanPart(({ lastBox }) => lastBox + 1);
  const lastRoom = usePlanPart(({ boxes }) => boxes.at(-1)?.room ?? "");
  const [status, say] = useState("");
  const box = { room: lastRoom, contents: "", marks: [], ...typed };

  function add() {
    contents.current?.focus();
    if (!box.contents.trim()) {
      if (Date.now() - addedAt.current < doubleTap) return;
      say(boxListText.empty);
      return;
    }
    const id = newId();
    planStore.update(addBox({ id, ...box }));
    const added = planStore.get().boxes.find((one) => one.id === id);
    if (added) setTyped({ room: box.room });
    addedAt.current = Date.now();
    say(added ? boxListText.added(added) : boxListText.full(boxLimits.boxes));
  }

  return (
    <section id="pack" className={panel.panel} aria-labelledby="next-box">
      <h2 id="next-box" className={styles.next}>
        <BoxDrawing width={48} height={36} depth={14} />
        <span key={number} className={tool.fromPlan}>
          {boxListText.next(number)}
        </span>
      </h2>
      <div className={styles.fields}>
        <BoxFields
          value={box}
          rooms={rooms}
          onChange={(changed) => setTyped({ ...typed, ...changed })}
          onDone={add}
          contents={contents}
        />
        <div>
          <ToolButton onClick={add}>
            <span key={number} className={tool.fromPlan}>
              {boxListText.add(number)}
            </span>
          </ToolButton>
        </div>
      </div>
      <p role="status" className={styles.said}>
        {status}
      </p>
      <p className={tool.quiet}>{privacy}</p>
      <StorageWarning />
    </section>
  );
}
