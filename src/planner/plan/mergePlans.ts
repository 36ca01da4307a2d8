import type { OwnItem, Plan } from "./plan";

const unique = <T>(list: readonly T[]): T[] => Array.from(new Set(list));

/** The larger of both counts: most households list the same sofa. */
function mergeCounts(own: Plan["counts"], other: Plan["counts"]) {
  const ids = unique([...Object.keys(own), ...Object.keys(other)]);
  return Object.fromEntries(
    ids.map((id) => [id, Math.max(own[id] ?? 0, other[id] ?? 0)]),
  );
}

const isSame = (one: OwnItem, other: OwnItem) =>
  one.name === other.name && one.cubicFeet === other.cubicFeet;

/**
 * Two partners' plans as one: the ticks and things of both. Where they answer a
 * question differently, the answer of one's own plan stays.
 */
export const mergePlans = (own: Plan, other: Plan): Plan => ({
  date: own.date || other.date,
  home: own.home || other.home,
  done: unique([...own.done, ...other.done]),
  counts: mergeCounts(own.counts, other.counts),
  own: [
    ...own.own.map((item) => ({
      ...item,
      count: Math.max(
        item.count,
        ...other.own.filter((its) => isSame(its, item)).map((its) => its.count),
      ),
    })),
    ...other.own.filter((item) => !own.own.some((its) => isSame(its, item))),
  ],
  words: { ...other.words, ...own.words },
  from: { ...other.from, ...own.from },
  to: { ...other.to, ...own.to },
});
