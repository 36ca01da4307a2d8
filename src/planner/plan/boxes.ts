import { maxTimestamp } from "./timestamps";
import type { Timestamps } from "./timestamps";
import {
  parseArray,
  parseDay,
  parseRecordValues,
  parseId,
  parseInteger,
  parseRecord,
  parseText,
} from "./parseValues";

export const handlingMarks = ["fragile", "first", "up"] as const;

export type HandlingMark = (typeof handlingMarks)[number];

/** A box that was packed. */
export interface Box {
  /** The same on every device that has the box. Ids sort by when they were given. */
  readonly id: string;
  /** What is written on it. Only a person changes it. */
  readonly number: number;
  readonly room: string;
  readonly contents: string;
  readonly marks: readonly HandlingMark[];
  /** The day on which it was checked in at the new door, `YYYY-MM-DD`, or empty. */
  readonly arrived: string;
  readonly damage: string;
  /** The day on which the damage was noted, `YYYY-MM-DD`, or empty. */
  readonly noted: string;
  /**
   * When its number, room, contents, marks, arrival or damage last changed; none if they
   * are as they were first entered.
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
    (timestamp) => parseInteger(timestamp, maxTimestamp),
  );

/** Parses untrusted data; `undefined` without id or number. */
export function parseBox(value: unknown): Box | undefined {
  const input = parseRecord(value);
  const box = {
    id: parseId(input.id),
    number: parseInteger(input.number, boxLimits.number),
    room: parseText(input.room, boxLimits.room),
    contents: parseText(input.contents, boxLimits.contents),
    marks: handlingMarks.filter((mark) =>
      parseArray(input.marks).includes(mark),
    ),
    arrived: parseDay(input.arrived),
    damage: parseText(input.damage, boxLimits.damage),
    noted: parseDay(input.noted),
    changed: parseTimestamps(input.changed),
  };
  return box.id && box.number ? box : undefined;
}

export const compareBoxes = (one: Box, other: Box): number =>
  one.number - other.number || (one.id < other.id ? -1 : 1);

/**
 * The boxes that share a number with others, by number: two phones gave it before they
 * knew of each other.
 * @param boxes sorted by number
 */
export function findDuplicateNumbers(
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
