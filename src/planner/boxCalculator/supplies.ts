import type { Plan } from "../plan/plan";

/** Typical packing supplies of a home size: tape in rolls of 55 yards, paper in pounds. */
export type HomeSupplies = Omit<
  Queries.HomeSizesFragment["homes"][number],
  "size" | "name" | "cubicFeet"
>;

type Range = HomeSupplies["boxes"];

export type BoxSize = "small" | "medium" | "large" | "dish" | "wardrobe";

/** Fractions of all boxes; the rest are large. */
const sizeShares = { small: 0.44, medium: 0.33 } as const;

/** Wardrobe boxes for each adult, unless the inventory lists some. */
const wardrobesPerAdult: Range = { low: 3, high: 5 };

const scaleRange = ({ low, high }: Range, factor: number): Range => ({
  low: Math.round(low * factor),
  high: Math.round(high * factor),
});

/** Splits boxes by size; the three ranges add up to the given range. */
function splitBySize({ low, high }: Range) {
  const small = scaleRange({ low, high }, sizeShares.small);
  const medium = scaleRange({ low, high }, sizeShares.medium);
  const large = {
    low: low - small.low - medium.low,
    high: high - small.high - medium.high,
  };
  return { small, medium, large };
}

export type SupplyAmounts = Readonly<Record<BoxSize | "tape" | "paper", Range>>;

export function estimateSupplies(
  { adults, boxes, dishPacks, tape, paper }: HomeSupplies,
  counts: Plan["counts"],
): SupplyAmounts {
  const listedWardrobes = counts["wardrobe-box"];
  return {
    ...splitBySize(boxes),
    dish: dishPacks,
    wardrobe: listedWardrobes
      ? { low: listedWardrobes, high: listedWardrobes }
      : scaleRange(wardrobesPerAdult, adults),
    tape,
    paper,
  };
}
