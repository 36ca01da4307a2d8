import { day, isId, listOf, record, text, whole } from "./values";

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

export const mostOfBoxes = {
  boxes: 1000,
  number: 99_999,
  room: 40,
  contents: 120,
  damage: 200,
} as const;

function box(value: unknown): Box[] {
  const given = record(value);
  const read = {
    id: text(given.id, 20),
    number: whole(given.number, mostOfBoxes.number),
    room: text(given.room, mostOfBoxes.room),
    contents: text(given.contents, mostOfBoxes.contents),
    marks: marks.filter((mark) => listOf(given.marks).includes(mark)),
    arrived: day(given.arrived),
    damage: text(given.damage, mostOfBoxes.damage),
    noted: day(given.noted),
  };
  return isId(read.id) && read.number ? [read] : [];
}

/** Reads the boxes of a plan, which anybody may have written. */
export const boxesOf = (given: Readonly<Record<string, unknown>>): Boxes =>
  joinBoxes(
    {
      boxes: listOf(given.boxes).slice(0, mostOfBoxes.boxes).flatMap(box),
      lastBox: whole(given.lastBox, mostOfBoxes.number),
    },
    noBoxes,
    "own",
  );

/** What two devices know of one box. Where they differ, one's own words stay. */
const together = (own: Box, other: Box): Box => ({
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
export function joinBoxes(own: Boxes, other: Boxes, keeper: Keeper): Boxes {
  const [mine, theirs] = [byId(own), byId(other)];
  const [first, second] = keeper === "own" ? [own, other] : [other, own];
  const known = [...first.boxes, ...second.boxes].map(({ id }) => id);
  const all = Array.from(new Set(known)).flatMap((id) => {
    const [one, two] = [mine.get(id), theirs.get(id)];
    return one && two ? together(one, two) : (one ?? two ?? []);
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
export const renumbered = (
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
