import { useRef, useState } from "react";
import { ToolButton } from "../../components/Button";
import { Panel } from "../../components/Panel";
import { Prose } from "../../components/Prose";
import * as tool from "../../components/Tool.module.css";
import { isoDay } from "../../site/dates";
import type { Box } from "../plan/boxes";
import { setBox } from "../plan/changes";
import { TextField } from "../plan/TextField";
import { planStore } from "../plan/usePlan";
import { UndoNote, useUndo } from "../plan/useUndo";
import { isEnter } from "./BoxFields";
import { DamageField } from "./BoxRow";
import { boxListText } from "./words";
import * as styles from "./BoxList.module.css";

const today = isoDay();

interface CheckInProps {
  boxes: readonly Box[];
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** Which boxes have come through the new door, and which haven't. */
export function CheckIn({ boxes, claim }: CheckInProps) {
  const field = useRef<HTMLInputElement>(null);
  const [lastId, setLast] = useState("");
  const [refused, refuse] = useState("");
  const [checkedIn, act] = useUndo();
  const missing = boxes.filter(({ arrived }) => !arrived);
  const last = boxes.find(({ id, arrived }) => id === lastId && arrived);

  function checkIn() {
    const input = field.current;
    const typed = input?.value.trim();
    if (!input || !typed) return;
    const box = planStore
      .get()
      .boxes.find(({ number }) => number === Number(typed));
    refuse(
      !box
        ? boxListText.unknown(typed)
        : box.arrived
          ? boxListText.alreadyHere(box)
          : "",
    );
    if (box) setLast(box.id);
    if (box && !box.arrived)
      act(boxListText.checkedIn(box), setBox(box.id, { arrived: today() }));
    input.value = "";
    input.focus();
  }

  return (
    <Panel as="section" id="door" heading={boxListText.door}>
      <p>{boxListText.doorNote}</p>
      <div className={tool.fields}>
        <TextField
          ref={field}
          label={boxListText.number}
          name="number"
          inputMode="numeric"
          enterKeyHint="go"
          maxLength={6}
          onKeyDown={(event) => {
            if (isEnter(event)) checkIn();
          }}
        />
        <ToolButton onClick={checkIn}>{boxListText.checkIn}</ToolButton>
      </div>
      <div className={styles.answer}>
        <UndoNote last={checkedIn} next={field} />
        <p role="status" className={tool.status}>
          {refused}
        </p>
        {last && <DamageField key={last.id} box={last} />}
        {boxes.length > 0 && (
          <p>
            <strong key={missing.length}>
              {missing.length > 0
                ? boxListText.missing(missing)
                : boxListText.complete(boxes.length)}
            </strong>
          </p>
        )}
      </div>
      <Prose html={claim} />
    </Panel>
  );
}
