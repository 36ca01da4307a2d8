import { handlingMarks } from "./boxes";
import type { Box } from "./boxes";
import type { FlatValues, FlatValue } from "./planCodecs";

/** The entries of a box. */
export const flattenBox = (box: Box): FlatValues => ({
  number: box.number,
  room: box.room,
  contents: box.contents,
  ...Object.fromEntries(box.marks.map((mark) => [mark, true])),
  arrived: box.arrived,
  damage: box.damage ? { damage: box.damage, noted: box.noted } : undefined,
});

/** What {@link flattenBox} made entries of. */
export const unflattenBox = (values: FlatValues) => ({
  number: values.number as number,
  room: (values.room ?? "") as string,
  contents: (values.contents ?? "") as string,
  marks: handlingMarks.filter((mark) => values[mark]),
  arrived: (values.arrived ?? "") as string,
  ...((values.damage ?? { damage: "", noted: "" }) as Pick<
    Box,
    "damage" | "noted"
  >),
});

export const isBox = (value: FlatValue): value is Box =>
  typeof value === "object" && "marks" in value;

/** When an entry last changed; a box, when anything of it did. @param timestamp its own */
export const latestTimestamp = (value: FlatValue, timestamp = 0): number =>
  isBox(value)
    ? Math.max(timestamp, ...Object.values(value.changed))
    : timestamp;
