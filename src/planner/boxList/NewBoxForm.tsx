import type { RefObject } from "react";
import { ToolButton } from "../../components/Button";
import * as panel from "../../components/Panel.module.css";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as tool from "../../components/Tool.module.css";
import { BoxDrawing } from "../drawings/BoxDrawing";
import { PrivacyText } from "../ui/PrivacyText";
import { boxLimits } from "../plan/boxes";
import { createId } from "../plan/timestamps";
import {
  getNextBoxNumber,
  addNumberedBox,
  writeNumberingStart,
  useNumberingStart,
} from "../storage/boxNumbering";
import { validateRequiredFields } from "../ui/validateRequiredFields";
import { TextField } from "../ui/LabeledFields";
import { BackupLink } from "../ui/BackupReminder";
import { StorageWarning } from "../ui/StorageWarning";
import { usePlanSelector } from "../storage/usePlan";
import { parseIntegerOrZero } from "../plan/parseValues";
import { formatBox } from "../plannerTexts";
import { BoxFields } from "./BoxFields";
import type { BoxInput } from "./BoxFields";
import * as styles from "./BoxList.module.css";

interface NewBoxFormProps {
  rooms: readonly string[];
  /** Entered values of the box that isn't added yet. */
  unsubmitted: Partial<BoxInput>;
  setUnsubmitted: (typed: Partial<BoxInput>) => void;
  contentsRef: RefObject<HTMLInputElement | null>;
}

/** Form for the next box. Adding a box empties all fields except the room. */
export function NewBoxForm({
  rooms,
  unsubmitted,
  setUnsubmitted,
  contentsRef,
}: NewBoxFormProps) {
  const numbering = useNumberingStart();
  const isShared = usePlanSelector(({ id }) => id !== "");
  const number = usePlanSelector(({ boxes }) =>
    getNextBoxNumber(boxes, numbering),
  );
  const lastRoom = usePlanSelector(
    ({ boxes }) =>
      boxes.find((other) => other.number === number - 1)?.room ?? "",
  );
  const [message, showMessage] = useAnnouncer();
  const box = { room: lastRoom, contents: "", marks: [], ...unsubmitted };

  function add() {
    const added = addNumberedBox({ id: createId(), ...box });
    if (added) setUnsubmitted({ room: box.room });
    showMessage(
      added
        ? `Added. ${formatBox(added)}. Write ${added.number} on it.`
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
          const emptyFieldText = validateRequiredFields(event.currentTarget);
          if (emptyFieldText) {
            showMessage(emptyFieldText);
          } else {
            contentsRef.current?.focus();
            add();
          }
        }}
      >
        <BoxFields
          value={box}
          rooms={rooms}
          onChange={(patch) => setUnsubmitted({ ...unsubmitted, ...patch })}
          contentsRef={contentsRef}
        />
        <div>
          <ToolButton type="submit">
            <span key={number} className={tool.fromPlan}>
              {`Add box ${number}`}
            </span>
          </ToolButton>
        </div>
      </form>
      <LiveRegion message={message} className={styles.said} />
      <p className={tool.quiet}>
        <PrivacyText /> <BackupLink />
      </p>
      {/* A plan with an ID was shared or saved: another phone may add boxes to the plan. */}
      {isShared && (
        <div className={styles.numbering}>
          <TextField
            label="Next number on this phone. Another phone needs other numbers."
            name="next-number"
            type="number"
            inputMode="numeric"
            min={1}
            max={boxLimits.number}
            value={numbering ? String(numbering) : ""}
            onChange={(next) =>
              writeNumberingStart(
                parseIntegerOrZero(Number(next), boxLimits.number),
              )
            }
          />
        </div>
      )}
      <StorageWarning />
    </section>
  );
}
