import { useRef } from "react";
import { ToolButton } from "../../components/Button";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as tool from "../../components/Tool.module.css";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { setBoxNumber } from "../plan/planUpdates";
import type { PlanUpdate } from "../plan/planUpdates";
import { validateRequiredFields } from "../ui/validateRequiredFields";
import { LabeledInput } from "../ui/LabeledFields";
import { planStore } from "../storage/usePlan";
import { formatBox } from "../plannerTexts";

interface BoxNumberFormProps {
  box: Box;
  perform: (message: string, change: PlanUpdate) => void;
}

/** Form that changes the number of a box; rejects the number of another box. */
export function BoxNumberForm({ box, perform }: BoxNumberFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, showError] = useAnnouncer();

  function renumber(number: number) {
    const other = planStore
      .getPlan()
      .boxes.find((one) => one.number === number);
    if (other) {
      showError(
        `${formatBox(other)} is on the list already. Choose another number.`,
      );
      field.current?.focus();
      return;
    }
    showError("");
    perform(
      `Box ${box.number} is now box ${number}. Write ${number} on it.`,
      setBoxNumber(box.id, number),
    );
  }

  return (
    <form
      className={tool.fields}
      onSubmit={(event) => {
        event.preventDefault();
        const emptyFieldText = validateRequiredFields(event.currentTarget);
        if (emptyFieldText) showError(emptyFieldText);
        else if (field.current) renumber(field.current.valueAsNumber);
      }}
    >
      <LabeledInput
        key={box.number}
        ref={field}
        label="Number on the box"
        type="number"
        inputMode="numeric"
        enterKeyHint="done"
        min={1}
        max={boxLimits.number}
        aria-required
        defaultValue={box.number}
      />
      <ToolButton type="submit">Change number</ToolButton>
      <LiveRegion message={error} />
    </form>
  );
}
