import { maxTimestamp } from "./timestamps";
import type { Timestamps } from "./timestamps";
import {
  parseArrayOrEmpty,
  parseDayOrEmpty,
  parseRecordValues,
  parseIdOrEmpty,
  parseIntegerOrZero,
  parseRecordOrEmpty,
  sanitizeText,
} from "./parseValues";

export const handlingMarks = ["fragile", "first", "up"] as const;

export type HandlingMark = (typeof handlingMarks)[number];

/** A packed box. */
export interface Box {
  /** The same on every device. IDs sort by the time of packing, in seconds. */
  readonly id: string;
  /** Number written on the box, which only a person may change. */
  readonly number: number;
  readonly room: string;
  readonly contents: string;
  readonly marks: readonly HandlingMark[];
  /** Day of check-in at the new home, `YYYY-MM-DD`; empty until then. */
  readonly arrived: string;
  readonly damage: string;
  /** Day on which the damage was noted, `YYYY-MM-DD`; empty without damage. */
  readonly noted: string;
  /**
   * Timestamps of the last changes, by the keys of `flattenBox`. A value that was never
   * changed has none.
   */
  readonly changed: Timestamps;
}

export const boxLimits = {
  boxes: 1000,
  number: 99_999,
  room: 40,
  contents: 120,
  damage: 200,
} as const;

/** Keys of {@link Box.changed}. */
const timestampedKeys: readonly string[] = [
  ...["number", "room", "contents", "arrived", "damage"],
  ...handlingMarks,
];

const parseTimestamps = (input: unknown): Timestamps =>
  parseRecordValues(
    input,
    (key) => timestampedKeys.includes(key),
    (timestamp) => parseIntegerOrZero(timestamp, maxTimestamp),
  );

/** Parses an untrusted box; `undefined` without an ID or a number. */
export function parseBox(value: unknown): Box | undefined {
  const input = parseRecordOrEmpty(value);
  const box = {
    id: parseIdOrEmpty(input.id),
    number: parseIntegerOrZero(input.number, boxLimits.number),
    room: sanitizeText(input.room, boxLimits.room),
    contents: sanitizeText(input.contents, boxLimits.contents),
    marks: handlingMarks.filter((mark) =>
      parseArrayOrEmpty(input.marks).includes(mark),
    ),
    arrived: parseDayOrEmpty(input.arrived),
    damage: sanitizeText(input.damage, boxLimits.damage),
    noted: parseDayOrEmpty(input.noted),
    changed: parseTimestamps(input.changed),
  };
  return box.id && box.number ? box : undefined;
}

/** Compares boxes by number, then by ID. */
export const compareBoxes = (one: Box, other: Box): number =>
  one.number - other.number || (one.id < other.id ? -1 : 1);

/**
 * Groups the boxes that share a number: two phones may have assigned the same number.
 * @param boxes sorted by number
 * @returns groups of two boxes or more, by number
 */
export function groupBoxesByDuplicateNumber(
  boxes: readonly Box[],
): ReadonlyMap<number, readonly Box[]> {
  const duplicates = new Map<number, Box[]>();
  for (const [index, box] of boxes.entries()) {
    const previous = boxes[index - 1];
    if (previous?.number !== box.number) continue;
    const group = duplicates.get(box.number);
    if (group) group.push(box);
    else duplicates.set(box.number, [previous, box]);
  }
  return duplicates;
}
