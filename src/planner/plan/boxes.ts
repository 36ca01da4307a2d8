import { earlier, laterOf, mergeById } from "./changeTime";
import {
  parseDay,
  isId,
  parseArray,
  parseRecord,
  parseText,
  parseInteger,
} from "./values";

export const marks = ["fragile", "first", "up"] as const;

export type Mark = (typeof marks)[number];

/** A box that was packed. */
export interface Box {
  /** The same on every device that has the box. Ids sort by when they were given. */
  readonly id: string;
  /** What is written on it. No other box of the list has it, or ever had. */
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
   * When its room, contents or damage last changed, in seconds since 1970; 0 if they
   * are as they were first entered.
   */
  readonly changed: number;
}

/** The numbered boxes of a plan. */
export interface Boxes {
  readonly boxes: readonly Box[];
  /** The highest number that was ever given, perhaps to a box that was deleted. */
  readonly lastBox: number;
}

export const noBoxes: Boxes = { boxes: [], lastBox: 0 };

export const boxLimits = {
  boxes: 1000,
  number: 99_999,
  room: 40,
  contents: 120,
  damage: 200,
} as const;

/** The largest time of a change: November 2286, in seconds since 1970. */
export const maxTime = 9_999_999_999;

/** Makes a box of anything: none if it has no id or number. */
export function parseBox(value: unknown): readonly Box[] {
  const given = parseRecord(value);
  const box = {
    id: parseText(given.id, 20),
    number: parseInteger(given.number, boxLimits.number),
    room: parseText(given.room, boxLimits.room),
    contents: parseText(given.contents, boxLimits.contents),
    marks: marks.filter((mark) => parseArray(given.marks).includes(mark)),
    arrived: parseDay(given.arrived),
    damage: parseText(given.damage, boxLimits.damage),
    noted: parseDay(given.noted),
    changed: parseInteger(given.changed, maxTime),
  };
  return isId(box.id) && box.number ? [box] : [];
}

/** Reads the boxes of a plan, which anybody may have written. */
export const parseBoxes = (given: Readonly<Record<string, unknown>>): Boxes =>
  mergeBoxLists(
    {
      boxes: parseArray(given.boxes)
        .slice(0, boxLimits.boxes)
        .flatMap(parseBox),
      lastBox: parseInteger(given.lastBox, boxLimits.number),
    },
    noBoxes,
  );

/**
 * What two devices know of one box: the version that was changed later, with the
 * marks of both. A box that was renumbered has the higher number.
 */
const mergeBox = (one: Box, other: Box): Box => ({
  ...laterOf(one, other, ({ room, contents, damage, noted }) =>
    JSON.stringify([room, contents, damage, noted]),
  ),
  number: Math.max(one.number, other.number),
  marks: marks.filter(
    (mark) => one.marks.includes(mark) || other.marks.includes(mark),
  ),
  arrived: earlier(one.arrived, other.arrived),
});

/**
 * Two lists as one, by number. Of two boxes with one number, the one that was
 * written first keeps it, and the other one gets a new number.
 */
export function mergeBoxLists(own: Boxes, other: Boxes): Boxes {
  const all = mergeById(own.boxes, other.boxes, mergeBox);
  let lastBox = Math.max(own.lastBox, other.lastBox);
  for (const { number } of all) lastBox = Math.max(lastBox, number);
  const given = new Set<number>();
  const boxes = all.map((box) => {
    const number = given.has(box.number) ? (lastBox += 1) : box.number;
    given.add(number);
    return { ...box, number };
  });
  return { boxes: boxes.sort((one, two) => one.number - two.number), lastBox };
}

/** A box on which another number has to be written. */
export interface Renumbered {
  readonly box: Box;
  readonly before: number;
}

/**
 * The boxes of a merged list that had another number before: on this device or, if
 * it didn't know them, on the other.
 */
export const findRenumbered = (
  own: Boxes,
  other: Boxes,
  merged: Boxes,
): readonly Renumbered[] => {
  const before = new Map(
    [...other.boxes, ...own.boxes].map(({ id, number }) => [id, number]),
  );
  return merged.boxes.flatMap((box) => {
    const number = before.get(box.id) ?? box.number;
    return number === box.number ? [] : [{ box, before: number }];
  });
};
