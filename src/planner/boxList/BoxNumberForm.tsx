import { useRef } from "react";
import { ToolButton } from "../../components/Button";
import { Status, useMessage } from "../../components/Status";
import * as tool from "../../components/Tool.module.css";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { setBoxNumber } from "../plan/changes";
import type { Change } from "../plan/changes";
import { LabeledInput } from "../plan/fields";
import { planStore } from "../plan/usePlan";
import { nameOf } from "../words";

interface BoxNumberFormProps {
  box: Box;
  act: (note: string, change: Change) => void;
}

/** Gives a box another number, which no box of the list has. */
export function BoxNumberForm({ box, act }: BoxNumberFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, showError] = useMessage();

  function renumber(number: number) {
    const other = planStore.get().boxes.find((one) => one.number === number);
    if (other) {
      showError(`Choose another number. On the list is ${nameOf(other)}`);
      field.current?.focus();
      return;
    }
    showError("");
    act(
      `Box ${box.number} is now box ${number}. Write ${number} on it.`,
      setBoxNumber(box.id, number),
    );
  }

  return (
    <form
      className={tool.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) renumber(field.current.valueAsNumber);
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
        required
        defaultValue={box.number}
      />
      <ToolButton type="submit">Change number</ToolButton>
      <Status message={error} />
    </form>
  );
}
