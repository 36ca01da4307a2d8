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
   * When its room, contents, marks, arrival or damage last changed; none if they are as
   * they were first entered.
   */
  readonly changed: Times;
}

/** The numbered boxes of a plan. */
export interface Boxes {
  /** By number. */
  readonly boxes: readonly Box[];
  /** The highest number that was ever given, perhaps to a box that was deleted. */
  readonly lastBox: number;
}

export const boxLimits = {
  boxes: 1000,
  number: 99_999,
  room: 40,
  contents: 120,
  damage: 200,
} as const;

/** Names of what {@link Box.changed} has times for. */
const versioned: readonly string[] = [
  ...["room", "contents", "arrived", "damage"],
  ...marks,
];

/** A plan without a version has one time for the texts of a box. */
const parseTimes = (changed: unknown): Times =>
  parseEntries(
    typeof changed === "number"
      ? { room: changed, contents: changed, damage: changed }
      : changed,
    (name) => versioned.includes(name),
    (time) => parseInteger(time, maxTime),
  );

/** Makes a box of anything: none if it has no id or number. */
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
    changed: parseTimes(given.changed),
  };
  return box.id && box.number ? box : undefined;
}

/**
 * A list in which no two boxes have one number: of two, the one that was packed first
 * keeps it, and the other one gets a new number.
 */
export function numberBoxes(list: readonly Box[], highest: number): Boxes {
  let lastBox = highest;
  for (const { number } of list) lastBox = Math.max(lastBox, number);
  const given = new Set<number>();
  const boxes = [...list]
    .sort((one, two) => (one.id < two.id ? -1 : 1))
    .map((box) => {
      const number = given.has(box.number) ? (lastBox += 1) : box.number;
      given.add(number);
      return { ...box, number };
    })
    .sort((one, two) => one.number - two.number);
  return { boxes, lastBox };
}
