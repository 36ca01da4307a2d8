import { memo, useState } from "react";
import { ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { today } from "../../hooks/useToday";
import type { Box } from "../plan/boxes";
import { removeBox, setBox } from "../plan/changes";
import type { Change } from "../plan/changes";
import { planStore } from "../plan/usePlan";
import { BoxFields } from "./BoxFields";
import { DamageField, useBox } from "./DamageField";
import { Chip } from "./Chip";
import { HandlingIcon } from "./HandlingMarks";
import * as styles from "./BoxList.module.css";

interface BoxRowProps {
  box: Box;
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
  const { id, number, arrived } = now;
  const change = (changed: Parameters<typeof setBox>[1]) =>
    planStore.update(setBox(id, changed));
  return (
    <div className={styles.fields}>
      <BoxFields value={now} rooms={rooms} onChange={change} />
      <Chip
        label="Arrived"
        checked={arrived !== ""}
        onChange={(isHere) => change({ arrived: isHere ? today() : "" })}
      />
      <DamageField box={box} />
      <div>
        <ToolButton
          onClick={() =>
            act(
              `Box ${number} is deleted. Its number won’t be reused.`,
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
