import type { Plan } from "../plan/plan";

/**
 * What a size of home usually takes to pack: tape in rolls of 55 yards, paper in
 * pounds.
 */
export type Supplies = Omit<
  Queries.HomeSizesFragment["homes"][number],
  "name" | "cubicFeet"
>;

type Range = Supplies["boxes"];

export type BoxKind = "small" | "medium" | "large" | "dish" | "wardrobe";

/** Of all boxes; the rest are large. */
const shares = { small: 0.44, medium: 0.33 } as const;

/** Wardrobe boxes for each adult, unless the inventory lists some. */
const wardrobes: Range = { low: 3, high: 5 };

const times = ({ low, high }: Range, factor: number): Range => ({
  low: Math.round(low * factor),
  high: Math.round(high * factor),
});

/** The boxes of each size, which together are all of them. */
function bySize({ low, high }: Range) {
  const small = times({ low, high }, shares.small);
  const medium = times({ low, high }, shares.medium);
  const large = {
    low: low - small.low - medium.low,
    high: high - small.high - medium.high,
  };
  return { small, medium, large };
}

export type ShoppingAmounts = Readonly<
  Record<BoxKind | "tape" | "paper", Range>
>;

export function shoppingList(
  { size, boxes, dishPacks, tape, paper }: Supplies,
  counts: Plan["counts"],
): ShoppingAmounts {
  const adults = size === "studio" || size === "1bedroom" ? 1 : 2;
  const listed = counts["wardrobe-box"];
  return {
    ...bySize(boxes),
    dish: dishPacks,
    wardrobe: listed ? { low: listed, high: listed } : times(wardrobes, adults),
    tape,
    paper,
  };
}
