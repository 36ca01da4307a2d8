import { useRef, useState } from "react";
import { ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import * as panel from "../../components/Panel.module.css";
import { Prose } from "../../components/Prose";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as tool from "../../components/Tool.module.css";
import { getToday } from "../../hooks/useToday";
import type { Box } from "../plan/boxes";
import { updateBox } from "../plan/planUpdates";
import { validateRequiredFields } from "../ui/validateRequiredFields";
import { LabeledInput } from "../ui/LabeledFields";
import { planStore, usePlanSelector } from "../storage/usePlan";
import { UndoStatus, useUndo } from "../ui/useUndo";
import { DamageField } from "./DamageField";
import {
  formatBoxCount,
  describeDuplicateNumber,
  formatMissingBoxes,
  formatBox,
} from "../plannerTexts";
import { ArrivedCheckbox } from "./ArrivedCheckbox";
import * as styles from "./BoxList.module.css";

/** Maximum number of ranges in the summary of missing boxes. The unfolded list has all boxes. */
const maxSummaryRanges = 3;

interface CheckInPanelProps {
  boxes: readonly Box[];
  /** Instructions for filing a claim, as HTML. */
  claim: string;
}

/** Checks boxes in at the new home, and lists missing ones. */
export function CheckInPanel({ boxes, claim }: CheckInPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [lastBoxId, setLastBoxId] = useState("");
  /** Last entered number if several boxes have the number; otherwise 0. */
  const [duplicateNumber, setDuplicateNumber] = useState(0);
  const [message, announce] = useAnnouncer();
  const [lastCheckIn, performUndoable] = useUndo();
  const [isOpen, setOpen] = useState(false);
  const missing = boxes.filter(({ arrived }) => !arrived);
  const lastBox = boxes.find(({ id, arrived }) => id === lastBoxId && arrived);

  function checkIn(input: HTMLInputElement) {
    const numberText = input.value.trim();
    const [box, ...others] = planStore
      .getPlan()
      .boxes.filter(({ number }) => number === Number(numberText));
    setDuplicateNumber(others.length > 0 ? Number(numberText) : 0);
    if (!box) {
      announce(`There’s no box ${numberText} on the list.`);
    } else if (others.length > 0) {
      announce(
        `${describeDuplicateNumber([box, ...others])} Check off the one that’s here.`,
      );
    } else if (box.arrived) {
      setLastBoxId(box.id);
      announce(`Already checked off. ${formatBox(box)}`);
    } else {
      setLastBoxId(box.id);
      announce("");
      performUndoable(
        formatBox(box),
        updateBox(box.id, { arrived: getToday() }),
      );
    }
    input.value = "";
    input.focus();
  }

  return (
    <Disclosure
      id="door"
      className={panel.folding}
      summary={<h2>At the new door</h2>}
      open={boxes.length > 0}
    >
      <p>Type the number of each box as it comes in.</p>
      <form
        className={tool.fields}
        onSubmit={(event) => {
          event.preventDefault();
          const emptyFieldText = validateRequiredFields(event.currentTarget);
          if (emptyFieldText) announce(emptyFieldText);
          else if (field.current) checkIn(field.current);
        }}
      >
        <LabeledInput
          ref={field}
          label="Box number"
          name="number"
          inputMode="numeric"
          enterKeyHint="go"
          maxLength={6}
          aria-required
        />
        <ToolButton type="submit">It’s here</ToolButton>
      </form>
      <div className={styles.answer}>
        <UndoStatus last={lastCheckIn} focusAfterUndo={field} />
        <LiveRegion message={message} />
        {duplicateNumber > 0 && (
          <ArrivedCheckboxes
            isListed={({ number }) => number === duplicateNumber}
            onArrived={setLastBoxId}
          />
        )}
        {lastBox && <DamageField key={lastBox.id} box={lastBox} />}
        {boxes.length > 0 && (
          <Disclosure
            data-unprinted
            summary={
              <span key={missing.length}>
                {missing.length > 0
                  ? formatMissingBoxes(missing, maxSummaryRanges)
                  : `All here: ${formatBoxCount(boxes.length)}`}
              </span>
            }
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            {isOpen && <MissingBoxes />}
          </Disclosure>
        )}
      </div>
      <Prose html={claim} />
    </Disclosure>
  );
}

/** Checklist of missing boxes. Ticked boxes stay, so that no other box moves up under the finger. */
function MissingBoxes() {
  const [missing] = useState(
    () =>
      new Set(
        planStore
          .getPlan()
          .boxes.filter(({ arrived }) => !arrived)
          .map(({ id }) => id),
      ),
  );
  return <ArrivedCheckboxes isListed={({ id }) => missing.has(id)} />;
}

interface ArrivedCheckboxesProps {
  isListed: (box: Box) => boolean;
  onArrived?: (id: string) => void;
}

/** Checklist that marks boxes as arrived. */
function ArrivedCheckboxes({ isListed, onArrived }: ArrivedCheckboxesProps) {
  const boxes = usePlanSelector((plan) => plan.boxes);
  return (
    <ul role="list" className={tool.lines}>
      {boxes.filter(isListed).map((box) => (
        <li key={box.id}>
          <ArrivedCheckbox
            label={formatBox(box)}
            box={box}
            onArrived={onArrived}
          />
        </li>
      ))}
    </ul>
  );
}
