import { memo, useState } from "react";
import { ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import type { Box } from "../plan/boxes";
import { removeBox, updateBox } from "../plan/planUpdates";
import type { PlanUpdate } from "../plan/planUpdates";
import { readNumberingStart } from "../storage/boxNumbering";
import { planStore } from "../storage/usePlan";
import { formatOccurrences } from "../plannerTexts";
import { ArrivedCheckbox } from "./ArrivedCheckbox";
import { BoxFields } from "./BoxFields";
import { BoxNumberForm } from "./BoxNumberForm";
import { DamageField, useCurrentBox } from "./DamageField";
import { HandlingIcon } from "./HandlingMarks";
import * as styles from "./BoxList.module.css";

interface BoxRowProps {
  box: Box;
  /** Count of boxes with this box's number. */
  count: number;
  rooms: readonly string[];
  perform: (message: string, change: PlanUpdate) => void;
}

/** Row of a box, which unfolds its fields. */
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
              <em className="quiet">{formatOccurrences(props.count)}</em>
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

function OpenBox({ box, rooms, perform }: BoxRowProps) {
  const current = useCurrentBox(box);
  const { id, number } = current;
  const isPast = number < readNumberingStart();
  return (
    <div className={styles.fields}>
      <BoxFields
        value={current}
        rooms={rooms}
        onChange={(patch) => planStore.update(updateBox(id, patch))}
      />
      <ArrivedCheckbox box={current} label="Arrived" />
      <DamageField box={box} />
      <BoxNumberForm box={current} perform={perform} />
      <div>
        <ToolButton
          onClick={() =>
            perform(
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
