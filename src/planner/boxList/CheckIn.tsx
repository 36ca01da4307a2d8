import { useRef, useState } from "react";
import { ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { Panel } from "../../components/Panel";
import { Prose } from "../../components/Prose";
import { Status, useMessage } from "../../components/Status";
import * as tool from "../../components/Tool.module.css";
import { today } from "../../hooks/useToday";
import type { Box } from "../plan/boxes";
import { setBox } from "../plan/changes";
import { LabeledInput } from "../plan/fields";
import { planStore, usePlanPart } from "../plan/usePlan";
import { UndoNote, useUndo } from "../plan/useUndo";
import { DamageField } from "./DamageField";
import { countedBoxes, duplicateText, missingText, nameOf } from "../words";
import { ArrivedChip } from "./ArrivedChip";
import * as styles from "./BoxList.module.css";

interface CheckInProps {
  boxes: readonly Box[];
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** Which boxes have come through the new door, and which haven't. */
export function CheckIn({ boxes, claim }: CheckInProps) {
  const field = useRef<HTMLInputElement>(null);
  const [lastId, setLast] = useState("");
  /** The number that was typed, if several boxes have it. */
  const [duplicate, setDuplicate] = useState(0);
  const [refused, refuse] = useMessage();
  const [checkedIn, act] = useUndo();
  const [isOpen, setOpen] = useState(false);
  const missing = boxes.filter(({ arrived }) => !arrived);
  const last = boxes.find(({ id, arrived }) => id === lastId && arrived);

  function checkIn(input: HTMLInputElement) {
    const typed = input.value.trim();
    const [box, ...others] = planStore
      .get()
      .boxes.filter(({ number }) => number === Number(typed));
    setDuplicate(others.length > 0 ? Number(typed) : 0);
    if (!box) refuse(`There’s no box ${typed} on the list.`);
    else if (others.length > 0)
      refuse(
        `${duplicateText([box, ...others])} Check off the one that’s here.`,
      );
    else {
      setLast(box.id);
      refuse(box.arrived ? `Already checked off. ${nameOf(box)}` : "");
      if (!box.arrived) act(nameOf(box), setBox(box.id, { arrived: today() }));
    }
    input.value = "";
    input.focus();
  }

  return (
    <Panel as="section" id="door" heading="At the new door">
      <p>Type the number of each box as it comes in.</p>
      <form
        className={tool.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (field.current) checkIn(field.current);
        }}
      >
        <LabeledInput
          ref={field}
          label="Box number"
          name="number"
          inputMode="numeric"
          enterKeyHint="go"
          maxLength={6}
          required
        />
        <ToolButton type="submit">It’s here</ToolButton>
      </form>
      <div className={styles.answer}>
        <UndoNote last={checkedIn} next={field} />
        <Status message={refused} />
        {duplicate > 0 && (
          <ArrivedChips
            isListed={({ number }) => number === duplicate}
            onArrived={setLast}
          />
        )}
        {last && <DamageField key={last.id} box={last} />}
        {boxes.length > 0 && (
          <Disclosure
            data-unprinted
            summary={
              <strong key={missing.length}>
                {missing.length > 0
                  ? missingText(missing)
                  : `All here: ${countedBoxes(boxes.length)}`}
              </strong>
            }
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            {isOpen && <MissingBoxes />}
          </Disclosure>
        )}
      </div>
      <Prose html={claim} />
    </Panel>
  );
}

/** The boxes that are missing, by name. What is ticked stays, so that no other moves up. */
function MissingBoxes() {
  const [missing] = useState(
    () =>
      new Set(
        planStore
          .get()
          .boxes.filter(({ arrived }) => !arrived)
          .map(({ id }) => id),
      ),
  );
  return <ArrivedChips isListed={({ id }) => missing.has(id)} />;
}

interface ArrivedChipsProps {
  isListed: (box: Box) => boolean;
  onArrived?: (id: string) => void;
}

/** Boxes to check off by name. */
function ArrivedChips({ isListed, onArrived }: ArrivedChipsProps) {
  const boxes = usePlanPart((plan) => plan.boxes);
  return (
    <ul>
      {boxes.filter(isListed).map((box) => (
        <li key={box.id}>
          <ArrivedChip label={nameOf(box)} {...{ box, onArrived }} />
        </li>
      ))}
    </ul>
  );
}
