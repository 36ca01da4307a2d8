import type { homeSizeValues } from "./contentTypes/homeSizes";

/** Labels of the counts that an item of the inventory may have in `homes`. */
export const typicalCountLabels = {
  studio: "Studio",
  oneBedroom: "1 bedroom",
  twoBedrooms: "2 bedrooms",
  threeBedrooms: "3 bedrooms",
  fourBedrooms: "4 bedrooms",
  eachMore: "Each bedroom beyond four, additionally",
} as const;

type CountKey = keyof typeof typicalCountLabels;

export type HomeSizeValue = (typeof homeSizeValues)[number];

/** Counts that add up to what a home of each size typically has. */
export const countKeysBySize: Readonly<
  Record<HomeSizeValue, readonly CountKey[]>
> = {
  studio: ["studio"],
  "1bedroom": ["oneBedroom"],
  "2bedroom": ["twoBedrooms"],
  "3bedroom": ["threeBedrooms"],
  "4bedroom": ["fourBedrooms"],
  "5bedroom": ["fourBedrooms", "eachMore"],
  "6bedroom": ["fourBedrooms", "eachMore", "eachMore"],
};

/** Counts of an item as in the content, or what else adds up like them. */
export type TypicalCounts = Readonly<Partial<Record<CountKey, number>>>;

/** Adds up what a typical home of a size has. */
export const sumTypicalCounts = (
  counts: TypicalCounts,
  size: HomeSizeValue,
): number =>
  countKeysBySize[size].reduce((sum, key) => sum + (counts[key] ?? 0), 0);
