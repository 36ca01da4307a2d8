import { marks } from "./boxes";
import type { Box } from "./boxes";
import type { CustomItem, Plan } from "./plan";

/**
 * What can differ between two versions of a plan or a box, by name: of a box, its damage
 * together with the day on which that was noted.
 */
export type Entries = Readonly<Record<string, Entry>>;

export type Entry =
  | string
  | number
  | true
  | CustomItem
  | Box
  | Pick<Box, "damage" | "noted">
  | undefined;

export const isBox = (entry: Entry): entry is Box =>
  typeof entry === "object" && "marks" in entry;

/** When an entry last changed; a box, when anything of it did. @param time its own */
export const lastChange = (entry: Entry, time = 0): number =>
  isBox(entry) ? Math.max(time, ...Object.values(entry.changed)) : time;

const named = (part: string, entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [`${part}.${name}`, entry]),
  );

const checked = (names: readonly string[]): Entries =>
  Object.fromEntries(names.map((name) => [name, true]));

const byId = (list: readonly (CustomItem | Box)[]): Entries =>
  Object.fromEntries(list.map((one) => [one.id, one]));

/** The entries of a plan, under names such as `date`, `from.city` and `counts.sofa`. */
export const planEntries = (plan: Plan): Entries => ({
  date: plan.date,
  home: plan.home,
  ...named("from", plan.from),
  ...named("to", plan.to),
  ...named("itemNotes", plan.itemNotes),
  ...named("counts", plan.counts),
  ...named("done", checked(plan.done)),
  ...named("customItems", byId(plan.customItems)),
  ...named("boxes", byId(plan.boxes)),
});

/** What {@link planEntries} made entries of. */
export function planOf(entries: Entries) {
  const parts: Record<string, Record<string, Entry>> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const [part = "", key = ""] = name.split(".");
    if (entry) (parts[part] ??= {})[key] = entry;
  }
  const { from, to, itemNotes, counts, done, customItems, boxes } = parts;
  return {
    date: (entries.date ?? "") as string,
    home: (entries.home ?? "") as string,
    from: { ...from } as Plan["from"],
    to: { ...to } as Plan["to"],
    itemNotes: { ...itemNotes } as Plan["itemNotes"],
    counts: { ...counts } as Plan["counts"],
    done: Object.keys({ ...done }).sort(),
    customItems: (Object.values({ ...customItems }) as CustomItem[]).sort(
      (one, other) => (one.id < other.id ? -1 : 1),
    ),
    boxes: Object.values({ ...boxes }) as Box[],
  };
}

/** The entries of a box; its number isn't one. */
export const boxEntries = (box: Box): Entries => ({
  room: box.room,
  contents: box.contents,
  ...checked(box.marks),
  arrived: box.arrived,
  damage: box.damage ? { damage: box.damage, noted: box.noted } : undefined,
});

/** What {@link boxEntries} made entries of. */
export const boxOf = (entries: Entries) => ({
  room: (entries.room ?? "") as string,
  contents: (entries.contents ?? "") as string,
  marks: marks.filter((mark) => entries[mark]),
  arrived: (entries.arrived ?? "") as string,
  ...((entries.damage ?? { damage: "", noted: "" }) as Pick<
    Box,
    "damage" | "noted"
  >),
});
