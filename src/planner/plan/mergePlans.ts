import { boxEntries, boxOf, isBox, lastChange } from "./boxEntries";
import type { Box } from "./boxes";
import type { Times } from "./changeTime";
import { planEntries, planOf } from "./entries";
import type { Entries, Entry } from "./entries";
import { parsePlan, hasSameContents } from "./parsePlan";
import type { Plan } from "./plan";

/** Entries, and when they last changed; also those that were deleted. */
interface Versions {
  readonly entries: Entries;
  readonly changed: Times;
}

const sortKey = (entry: Entry) =>
  typeof entry === "object" ? JSON.stringify(entry) : (entry ?? "");

/** Of two versions of the same second what isn't empty, then the larger. */
const larger = (one: Entry, other: Entry): Entry =>
  one && (!other || sortKey(one) > sortKey(other)) ? one : other;

/** Of two versions of each entry the one that was changed later, also if it is empty. */
function mergeVersions(own: Versions, other: Versions): Versions {
  const entries: Record<string, Entry> = {};
  const changed: Record<string, number> = {};
  for (const name of Object.keys({
    ...own.entries,
    ...other.entries,
    ...own.changed,
    ...other.changed,
  })) {
    const [one, two] = [own.entries[name], other.entries[name]];
    const [ownTime = 0, otherTime = 0] = [
      own.changed[name],
      other.changed[name],
    ];
    const lead = lastChange(one, ownTime) - lastChange(two, otherTime);
    entries[name] =
      isBox(one) && isBox(two)
        ? mergeBox(one, two)
        : lead === 0
          ? larger(one, two)
          : lead > 0
            ? one
            : two;
    const time = Math.max(ownTime, otherTime);
    if (time) changed[name] = time;
  }
  return { entries, changed };
}

function mergeBox(one: Box, other: Box): Box {
  const { entries, changed } = mergeVersions(
    { entries: boxEntries(one), changed: one.changed },
    { entries: boxEntries(other), changed: other.changed },
  );
  return { id: one.id, ...boxOf(entries), changed };
}

/** Of two ids, the one that was given first. One of them may be empty. */
const olderId = (one: string, other: string): string =>
  one && other ? (one < other ? one : other) : one || other;

/**
 * Two plans as one, the same whichever comes first: of two versions of an entry the later
 * stays, also if that is empty. Boxes keep their numbers, even if two have the same.
 */
export function mergePlans(own: Plan, other: Plan): Plan {
  const { entries, changed } = mergeVersions(
    { entries: planEntries(own), changed: own.changed },
    { entries: planEntries(other), changed: other.changed },
  );
  return { id: olderId(own.id, other.id), ...planOf(entries), changed };
}

/** Whether there is nothing in a plan that is newer than in another one. */
export const includesPlan = (own: Plan, other: Plan): boolean =>
  hasSameContents(mergePlans(own, other), mergePlans(own, own));

/** Whether nothing of a plan would be left out when it is read again. */
export const isWithinLimits = (plan: Plan): boolean =>
  hasSameContents(parsePlan(plan), plan);

/** What a merge takes away, makes less of, or writes over. */
export interface Loss {
  /** The name of the entry; of a box that stays, the name within it. */
  readonly name: string;
  /** The box that stays. */
  readonly box?: Box;
  readonly before: Entry;
  readonly after: Entry;
}

/** Whether nothing of an entry is lost. The entries of a box are compared by themselves. */
function isPreserved(name: string, before: Entry, after: Entry): boolean {
  if (isBox(before)) return after !== undefined;
  const isCount = typeof before === "number" && name !== "number";
  if (isCount) return Number(after ?? 0) >= before;
  return sortKey(before) === sortKey(after);
}

const lossesOf = (before: Entries, after: Entries): Loss[] =>
  Object.entries(before).flatMap(([name, entry]) =>
    entry && !isPreserved(name, entry, after[name])
      ? [{ name, before: entry, after: after[name] }]
      : [],
  );

/** What of one's own plan a merged one lacks, has less of, or says otherwise. */
export function findLosses(own: Plan, merged: Plan): readonly Loss[] {
  const remaining = new Map(merged.boxes.map((box) => [box.id, box]));
  return [
    ...lossesOf(planEntries(own), planEntries(merged)),
    ...own.boxes.flatMap((box) => {
      const now = remaining.get(box.id);
      return now
        ? lossesOf(boxEntries(box), boxEntries(now)).map((loss) => ({
            ...loss,
            box,
          }))
        : [];
    }),
  ];
}
