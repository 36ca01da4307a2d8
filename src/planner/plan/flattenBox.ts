import { handlingMarks } from "./boxes";
import type { Box } from "./boxes";
import type { FlatValues, FlatValue } from "./planCodecs";

/** Flat values of a box. Damage and its day are one value, so that a merge never parts them. */
export const flattenBox = (box: Box): FlatValues => ({
  number: box.number,
  room: box.room,
  contents: box.contents,
  ...Object.fromEntries(box.marks.map((mark) => [mark, true])),
  arrived: box.arrived,
  damage: box.damage ? { damage: box.damage, noted: box.noted } : undefined,
});

/** The inverse of {@link flattenBox}; a box without `id` and `changed`. */
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
 * When a flat value last changed, in seconds since 1970; of a box, its latest change.
 * @param timestamp of the flat key; of a box, that of its deletion, if it was deleted
 */
export const getLatestTimestamp = (value: FlatValue, timestamp = 0): number =>
  isBox(value)
    ? Math.max(timestamp, ...Object.values(value.changed))
    : timestamp;
