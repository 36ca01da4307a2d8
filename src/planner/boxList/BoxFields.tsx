import type { RefObject } from "react";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { SelectWithOtherField, TextField } from "../ui/LabeledFields";
import { usePlanSelector } from "../storage/usePlan";
import { HandlingFields } from "./HandlingMarks";

export type BoxInput = Pick<Box, "room" | "contents" | "marks">;

interface BoxFieldsProps {
  value: BoxInput;
  /** Options besides the rooms of packed boxes. */
  rooms: readonly string[];
  onChange: (changed: Partial<BoxInput>) => void;
  /** Ref to the contents of a new box, which are required. */
  contentsRef?: RefObject<HTMLInputElement | null>;
}

/** Fields for the room, contents and marks of a box. */
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
        aria-required={contentsRef !== undefined}
        value={value.contents}
        // Trimmed, so that spaces alone count as empty.
        onChange={(text) => onChange({ contents: text.trimStart() })}
      />
      <HandlingFields
        value={value.marks}
        onChange={(marks) => onChange({ marks })}
      />
    </>
  );
}
