import { mergeBoxLists } from "./boxes";
import type { Keeper } from "./boxes";
import { planLimits } from "./plan";
import type { OwnItem, Plan } from "./plan";

const unique = <T>(list: readonly T[]): T[] => Array.from(new Set(list));

/**
 * What two counts of a thing are together: the larger one of the same home, which
 * both have listed, or the sum of two homes.
 */
const together = {
  same: (one: number, other: number) => Math.max(one, other),
  both: (one: number, other: number) => Math.min(one + other, planLimits.count),
};

export type Homes = keyof typeof together;

function mergeCounts(
  own: Plan["counts"],
  other: Plan["counts"],
  count: (one: number, other: number) => number,
) {
  const ids = unique([...Object.keys(own), ...Object.keys(other)]);
  return Object.fromEntries(
    ids.map((id) => [id, count(own[id] ?? 0, other[id] ?? 0)]),
  );
}

const isSame = (one: OwnItem, other: OwnItem) =>
  one.name === other.name && one.cubicFeet === other.cubicFeet;

/**
 * Two partners' plans as one: the ticks and things of both. Where they answer a
 * question differently, the answer of one's own plan stays. The size of two homes
 * follows from their things.
 * @param keeper whose boxes keep a number that both have given
 */
export const mergePlans = (
  own: Plan,
  other: Plan,
  homes: Homes,
  keeper: Keeper = "own",
): Plan => ({
  date: own.date || other.date,
  home: homes === "both" && other.home ? "" : own.home || other.home,
  done: unique([...own.done, ...other.done]),
  counts: mergeCounts(own.counts, other.counts, together[homes]),
  own: [
    ...own.own.map((item) => ({
      ...item,
      count: together[homes](
        item.count,
        other.own.find((one) => isSame(one, item))?.count ?? 0,
      ),
    })),
    ...other.own.filter((item) => !own.own.some((one) => isSame(one, item))),
  ].slice(0, planLimits.own),
  words: { ...other.words, ...own.words },
  from: { ...other.from, ...own.from },
  to: { ...other.to, ...own.to },
  ...mergeBoxLists(own, other, keeper),
});
