import { memo, useState } from "react";
import { ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import type { Box } from "../plan/boxes";
import { removeBox, setBox } from "../plan/changes";
import type { Change } from "../plan/changes";
import { readBoxNumbering } from "../plan/boxNumbering";
import { planStore } from "../plan/usePlan";
import { duplicateMark } from "../words";
import { ArrivedChip } from "./ArrivedChip";
import { BoxFields } from "./BoxFields";
import { BoxNumberForm } from "./BoxNumberForm";
import { DamageField, useBox } from "./DamageField";
import { HandlingIcon } from "./HandlingMarks";
import * as styles from "./BoxList.module.css";

interface BoxRowProps {
  box: Box;
  /** How many boxes have its number. */
  count: number;
  rooms: readonly string[];
  act: (note: string, change: Change) => void;
}

/** A box of the list, which opens to be changed. */
export const BoxRow = memo(function BoxRow(props: BoxRowProps) {
  const { number, room, contents, marks, arrived, damage } = props.box;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Disclosure
        summary={
          <>
            <strong className={styles.number}>{number}</strong>
            <span className={styles.words}>
              <strong dir="auto">{room}</strong>{" "}
              <span dir="auto">{contents}</span>
            </span>
            {marks.map((mark) => (
              <HandlingIcon key={mark} mark={mark} isAlone />
            ))}
            {props.count > 1 && (
              <em className="quiet">{duplicateMark(props.count)}</em>
            )}
            {damage && <em className="quiet">Damaged</em>}
            {arrived && <em className="quiet">Here</em>}
          </>
        }
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <OpenBox {...props} />}
      </Disclosure>
    </li>
  );
});

function OpenBox({ box, rooms, act }: BoxRowProps) {
  const now = useBox(box);
  const { id, number } = now;
  const isPast = number < readBoxNumbering();
  return (
    <div className={styles.fields}>
      <BoxFields
        value={now}
        rooms={rooms}
        onChange={(changed) => planStore.update(setBox(id, changed))}
      />
      <ArrivedChip box={now} label="Arrived" />
      <DamageField box={box} />
      <BoxNumberForm box={now} act={act} />
      <div>
        <ToolButton
          onClick={() =>
            act(
              `Box ${number} is deleted.${isPast ? " Its number won’t be reused." : ""}`,
              removeBox(id),
            )
          }
        >
          {`Delete box ${number}`}
        </ToolButton>
      </div>
    </div>
  );
}
