import {
  parseDay,
  isId,
  parseArray,
  parseRecord,
  parseText,
  parseInteger,
} from "./values";

export const marks = ["fragile", "first", "up", "carry"] as const;

export type Mark = (typeof marks)[number];

/** A box that was packed. */
export interface Box {
  /** The same on every device that has the box. */
  readonly id: string;
  /** What is written on it. No other box of the list has it, or ever had. */
  readonly number: number;
  readonly room: string;
  readonly contents: string;
  readonly marks: readonly Mark[];
  /** The day on which it was ticked at the new door, `YYYY-MM-DD`, or empty. */
  readonly arrived: string;
  readonly damage: string;
  /** The day on which the damage was noted, `YYYY-MM-DD`, or empty. */
  readonly noted: string;
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

function box(value: unknown): Box[] {
  const given = parseRecord(value);
  const read = {
    id: parseText(given.id, 20),
    number: parseInteger(given.number, boxLimits.number),
    room: parseText(given.room, boxLimits.room),
    contents: parseText(given.contents, boxLimits.contents),
    marks: marks.filter((mark) => parseArray(given.marks).includes(mark)),
    arrived: parseDay(given.arrived),
    damage: parseText(given.damage, boxLimits.damage),
    noted: parseDay(given.noted),
  };
  return isId(read.id) && read.number ? [read] : [];
}

/** Reads the boxes of a plan, which anybody may have written. */
export const parseBoxes = (given: Readonly<Record<string, unknown>>): Boxes =>
  mergeBoxLists(
    {
      boxes: parseArray(given.boxes).slice(0, boxLimits.boxes).flatMap(box),
      lastBox: parseInteger(given.lastBox, boxLimits.number),
    },
    noBoxes,
    "own",
  );

/** What two devices know of one box. Where they differ, one's own words stay. */
const mergeBox = (own: Box, other: Box): Box => ({
  ...own,
  // A box that was renumbered has the higher one.
  number: Math.max(own.number, other.number),
  arrived: own.arrived || other.arrived,
  ...(!own.damage && { damage: other.damage, noted: other.noted }),
});

const byId = ({ boxes }: Boxes) => new Map(boxes.map((its) => [its.id, its]));

/** Whose boxes keep their numbers. */
export type Keeper = "own" | "other";

/**
 * Two lists as one. Of two boxes with one number, that of the keeper keeps it,
 * and the other one gets a new number.
 */
export function mergeBoxLists(own: Boxes, other: Boxes, keeper: Keeper): Boxes {
  const [mine, theirs] = [byId(own), byId(other)];
  const [first, second] = keeper === "own" ? [own, other] : [other, own];
  const known = [...first.boxes, ...second.boxes].map(({ id }) => id);
  const all = Array.from(new Set(known)).flatMap((id) => {
    const [one, two] = [mine.get(id), theirs.get(id)];
    return one && two ? mergeBox(one, two) : (one ?? two ?? []);
  });
  let lastBox = all.reduce(
    (last, { number }) => Math.max(last, number),
    Math.max(own.lastBox, other.lastBox),
  );
  const given = new Set<number>();
  const boxes = all.map((its) => {
    const number = given.has(its.number) ? (lastBox += 1) : its.number;
    given.add(number);
    return { ...its, number };
  });
  return { boxes, lastBox };
}

/** The boxes that have another number in a joined list than in both before. */
export const findRenumbered = (
  own: Boxes,
  other: Boxes,
  joined: Boxes,
): readonly { readonly box: Box; readonly before: number }[] =>
  joined.boxes.flatMap((its) => {
    const before = [own, other].flatMap(({ boxes }) =>
      boxes.flatMap(({ id, number }) => (id === its.id ? [number] : [])),
    );
    return before.includes(its.number)
      ? []
      : [{ box: its, before: Math.max(...before) }];
  });
