import { marks } from "./boxes";
import type { Box } from "./boxes";
import type { Entries, Entry } from "./entries";

/** The entries of a box. */
export const boxEntries = (box: Box): Entries => ({
  number: box.number,
  room: box.room,
  contents: box.contents,
  ...Object.fromEntries(box.marks.map((mark) => [mark, true])),
  arrived: box.arrived,
  damage: box.damage ? { damage: box.damage, noted: box.noted } : undefined,
});

/** What {@link boxEntries} made entries of. */
export const boxOf = (entries: Entries) => ({
  number: entries.number as number,
  room: (entries.room ?? "") as string,
  contents: (entries.contents ?? "") as string,
  marks: marks.filter((mark) => entries[mark]),
  arrived: (entries.arrived ?? "") as string,
  ...((entries.damage ?? { damage: "", noted: "" }) as Pick<
    Box,
    "damage" | "noted"
  >),
});

export const isBox = (entry: Entry): entry is Box =>
  typeof entry === "object" && "marks" in entry;

/** When an entry last changed; a box, when anything of it did. @param time its own */
export const lastChange = (entry: Entry, time = 0): number =>
  isBox(entry) ? Math.max(time, ...Object.values(entry.changed)) : time;
