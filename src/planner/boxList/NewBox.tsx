import type { RefObject } from "react";
import { ToolButton } from "../../components/Button";
import * as panel from "../../components/Panel.module.css";
import { Status, useMessage } from "../../components/Status";
import * as tool from "../../components/Tool.module.css";
import { BoxDrawing } from "../drawings/BoxDrawing";
import { Privacy } from "../offline/Privacy";
import { boxLimits } from "../plan/boxes";
import { newId } from "../plan/changeTime";
import {
  nextBoxNumber,
  packBox,
  setBoxNumbering,
  useBoxNumbering,
} from "../plan/boxNumbering";
import { TextField } from "../plan/fields";
import { CopyLink } from "../plan/CopyReminder";
import { StorageWarning } from "../plan/StorageWarning";
import { usePlanPart } from "../plan/usePlan";
import { parseInteger } from "../plan/values";
import { nameOf } from "../words";
import { BoxFields } from "./BoxFields";
import type { Packed } from "./BoxFields";
import * as styles from "./BoxList.module.css";

interface NewBoxProps {
  rooms: readonly string[];
  /** What is entered and not added yet. */
  typed: Partial<Packed>;
  setTyped: (typed: Partial<Packed>) => void;
  contents: RefObject<HTMLInputElement | null>;
}

/** The next box: its number, and fields that are empty again for the one after. */
export function NewBox({ rooms, typed, setTyped, contents }: NewBoxProps) {
  const numbering = useBoxNumbering();
  const isShared = usePlanPart(({ id }) => id !== "");
  const number = usePlanPart(({ boxes }) => nextBoxNumber(boxes, numbering));
  const lastRoom = usePlanPart(
    ({ boxes }) => boxes.find((one) => one.number === number - 1)?.room ?? "",
  );
  const [status, say] = useMessage();
  const box = { room: lastRoom, contents: "", marks: [], ...typed };

  function add() {
    const added = packBox({ id: newId(), ...box });
    if (added) setTyped({ room: box.room });
    say(
      added
        ? `Added. ${nameOf(added)}. Write ${added.number} on it.`
        : `The list can have up to ${boxLimits.boxes} boxes.`,
    );
  }

  return (
    <section id="pack" className={panel.panel} aria-labelledby="next-box">
      <h2 id="next-box" className={styles.next}>
        <BoxDrawing width={48} height={36} depth={14} />
        <span key={number} className={tool.fromPlan}>
          {`Box ${number}`}
        </span>
      </h2>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          contents.current?.focus();
          add();
        }}
      >
        <BoxFields
          value={box}
          rooms={rooms}
          onChange={(changed) => setTyped({ ...typed, ...changed })}
          contents={contents}
        />
        <div>
          <ToolButton type="submit">
            <span key={number} className={tool.fromPlan}>
              {`Add box ${number}`}
            </span>
          </ToolButton>
        </div>
      </form>
      <Status message={status} className={styles.said} />
      <p className={tool.quiet}>
        <Privacy /> <CopyLink />
      </p>
      {/* Once another phone may pack for the same plan. */}
      {isShared && (
        <div className={styles.numbering}>
          <TextField
            label="Next number on this phone. Another phone needs numbers of its own."
            name="next-number"
            type="number"
            inputMode="numeric"
            min={1}
            max={boxLimits.number}
            value={numbering ? String(numbering) : ""}
            onChange={(next) =>
              setBoxNumbering(parseInteger(Number(next), boxLimits.number))
            }
          />
        </div>
      )}
      <StorageWarning />
    </section>
  );
}
