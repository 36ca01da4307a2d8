import type { RefObject } from "react";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { ChoiceField, TextField } from "../plan/fields";
import { usePlanPart } from "../plan/usePlan";
import { HandlingFields } from "./HandlingMarks";

export type Packed = Pick<Box, "room" | "contents" | "marks">;

interface BoxFieldsProps {
  value: Packed;
  /** The rooms to choose from, besides those that boxes have. */
  rooms: readonly string[];
  onChange: (changed: Partial<Packed>) => void;
  /** The field for the contents of a new box, which needs some. */
  contents?: RefObject<HTMLInputElement | null>;
}

/** What is known of a box when it is packed. */
export function BoxFields(props: BoxFieldsProps) {
  const { value, rooms, onChange, contents } = props;
  const boxes = usePlanPart((plan) => plan.boxes);
  const allRooms = new Set([...rooms, ...boxes.map(({ room }) => room)]);
  return (
    <>
      <ChoiceField
        label="Room in the new home"
        name="room"
        none="Choose a room"
        options={Array.from(allRooms).filter(Boolean)}
        other="Another room"
        otherLabel="Name of the room"
        maxLength={boxLimits.room}
        value={value.room}
        onChange={(room) => onChange({ room })}
      />
      <TextField
        ref={contents}
        label="What’s in it"
        name="contents"
        enterKeyHint="go"
        maxLength={boxLimits.contents}
        required={contents !== undefined}
        value={value.contents}
        // Without spaces at its beginning, so that they alone count as nothing.
        onChange={(words) => onChange({ contents: words.trimStart() })}
      />
      <HandlingFields
        value={value.marks}
        onChange={(marks) => onChange({ marks })}
      />
    </>
  );
}
