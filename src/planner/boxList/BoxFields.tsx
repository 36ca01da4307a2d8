import { useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { SelectField } from "../plan/SelectField";
import { TextField } from "../plan/TextField";
import { usePlanPart } from "../plan/usePlan";
import { HandlingFields } from "./HandlingMarks";
import { boxListText } from "./words";

export type Packed = Pick<Box, "room" | "contents" | "marks">;

/** Whether a key ends an entry: Enter, but not the one that ends composing a word. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent) =>
  key === "Enter" && !nativeEvent.isComposing;

interface BoxFieldsProps {
  value: Packed;
  /** The rooms to choose from, besides those that boxes have. */
  rooms: readonly string[];
  onChange: (changed: Partial<Packed>) => void;
  onDone?: () => void;
  contents?: Ref<HTMLInputElement>;
}

/** What is known of a box when it is packed. */
export function BoxFields(props: BoxFieldsProps) {
  const { value, rooms, onChange, onDone, contents } = props;
  const boxes = usePlanPart((plan) => plan.boxes);
  const [isOther, setOther] = useState(false);
  const used = boxes.map(({ room }) => room).filter(Boolean);
  const allRooms = Array.from(new Set([...rooms, ...used]));
  const hasName =
    isOther || (value.room !== "" && !allRooms.includes(value.room));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) onDone?.();
  };
  return (
    <>
      <SelectField
        label={boxListText.room}
        field="room"
        none={boxListText.noRoom}
        options={[...allRooms, boxListText.otherRoom].map((room) => [
          room,
          room,
        ])}
        value={hasName ? boxListText.otherRoom : value.room}
        onChange={({ target }) => {
          const isNew = target.value === boxListText.otherRoom;
          setOther(isNew);
          onChange({ room: isNew ? "" : target.value });
        }}
      />
      {hasName && (
        <TextField
          label={boxListText.otherName}
          maxLength={boxLimits.room}
          value={value.room}
          onChange={({ target }) => onChange({ room: target.value })}
          onKeyDown={onKeyDown}
        />
      )}
      <TextField
        ref={contents}
        label={boxListText.contents}
        name="contents"
        enterKeyHint="go"
        maxLength={boxLimits.contents}
        value={value.contents}
        onChange={({ target }) => onChange({ contents: target.value })}
        onKeyDown={onKeyDown}
      />
      <HandlingFields
        value={value.marks}
        onChange={(marks) => onChange({ marks })}
      />
    </>
  );
}
