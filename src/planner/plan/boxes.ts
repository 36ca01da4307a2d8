import { maxTime } from "./changeTime";
import type { Times } from "./changeTime";
import {
  parseArray,
  parseDay,
  parseEntries,
  parseId,
  parseInteger,
  parseRecord,
  parseText,
} from "./values";

export const marks = ["fragile", "first", "up"] as const;

export type Mark = (typeof marks)[number];

/** A box that was packed. */
export interface Box {
  /** The same on every device that has the box. Ids sort by when they were given. */
  readonly id: string;
  /** What is written on it. Only a person changes it. */
  readonly number: number;
  readonly room: string;
  readonly contents: string;
  readonly marks: readonly Mark[];
  /** The day on which it was checked in at the new door, `YYYY-MM-DD`, or empty. */
  readonly arrived: string;
  readonly damage: string;
  /** The day on which the damage was noted, `YYYY-MM-DD`, or empty. */
  readonly noted: string;
  /**
   * When its number, room, contents, marks, arrival or damage last changed; none if they
   * are as they were first entered.
   */
  readonly changed: Times;
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
  ...marks,
];

const parseTimestamps = (changed: unknown): Times =>
  parseEntries(
    changed,
    (name) => timestampedKeys.includes(name),
    (time) => parseInteger(time, maxTime),
  );

/** Parses untrusted data; `undefined` without id or number. */
export function parseBox(value: unknown): Box | undefined {
  const given = parseRecord(value);
  const box = {
    id: parseId(given.id),
    number: parseInteger(given.number, boxLimits.number),
    room: parseText(given.room, boxLimits.room),
    contents: parseText(given.contents, boxLimits.contents),
    marks: marks.filter((mark) => parseArray(given.marks).includes(mark)),
    arrived: parseDay(given.arrived),
    damage: parseText(given.damage, boxLimits.damage),
    noted: parseDay(given.noted),
    changed: parseTimestamps(given.changed),
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
