import type { RefObject } from "react";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { SelectWithOtherField, TextField } from "../ui/LabeledFields";
import { usePlanSelector } from "../storage/usePlan";
import { HandlingFields } from "./HandlingMarks";

export type BoxInput = Pick<Box, "room" | "contents" | "marks">;

interface BoxFieldsProps {
  value: BoxInput;
  /** The rooms to choose from, besides those that boxes have. */
  rooms: readonly string[];
  onChange: (changed: Partial<BoxInput>) => void;
  /** The field for the contents of a new box, which needs some. */
  contentsRef?: RefObject<HTMLInputElement | null>;
}

/** What is known of a box when it is packed. */
export function BoxFields(props: BoxFieldsProps) {
  const { value, rooms, onChange, contentsRef } = props;
  const boxes = usePlanSelector((plan) => plan.boxes);
  const allRooms = new Set([...rooms, ...boxes.map(({ room }) => room)]);
  return (
    <>
      <SelectWithOtherField
        label="Room in the new home"
        name="room"
        emptyOption="Choose a room"
        options={Array.from(allRooms).filter(Boolean)}
        otherOption="Another room"
        otherLabel="Name of the room"
        maxLength={boxLimits.room}
        value={value.room}
        onChange={(room) => onChange({ room })}
      />
      <TextField
        ref={contentsRef}
        label="What’s in it"
        name="contents"
        enterKeyHint="go"
        maxLength={boxLimits.contents}
        required={contentsRef !== undefined}
        value={value.contents}
        // Without spaces at its beginning, so that they alone count as nothing.
        onChange={(text) => onChange({ contents: text.trimStart() })}
      />
      <HandlingFields
        value={value.marks}
        onChange={(marks) => onChange({ marks })}
      />
    </>
  );
}
