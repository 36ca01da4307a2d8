import { handlingMarks } from "./boxes";
import type { Box } from "./boxes";
import type { FlatValues, FlatValue } from "./planCodecs";

/** Returns the flat values of a box. Damage and its day are one value: a merge keeps them together. */
export const flattenBox = (box: Box): FlatValues => ({
  number: box.number,
  room: box.room,
  contents: box.contents,
  ...Object.fromEntries(box.marks.map((mark) => [mark, true])),
  arrived: box.arrived,
  damage: box.damage ? { damage: box.damage, noted: box.noted } : undefined,
});

/** Inverse of {@link flattenBox}: returns a box without `id` and `changed`. */
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

/**
 * Returns the time of a flat value's last change, in seconds since 1970; for a box, the
 * latest of its changes.
 * @param timestamp timestamp of the flat key; a box has one only after a deletion
 */
export const getFlatValueTimestamp = (
  value: FlatValue,
  timestamp = 0,
): number =>
  isBox(value)
    ? Math.max(timestamp, ...Object.values(value.changed))
    : timestamp;
