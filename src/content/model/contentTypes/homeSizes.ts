import { quoteOptions } from "../../../quote/request/quoteOptions";
import { choice, list, number, object, optional, text } from "../fields";
import { defineContentType } from "../contentType";

const rangeField = (label: string) =>
  object(
    "CountRange",
    label,
    {
      low: number("At least", { integer: true, max: 10_000 }),
      high: number("At most", { integer: true, max: 10_000 }),
    },
    {
      refinement: {
        isValid: ({ low, high }) => Number(low) <= Number(high),
        message: "a range whose first number isn't larger than the second",
      },
    },
  );

/** Sizes of homes in the quote form, from the smallest to the largest. */
export const homeSizeValues = Object.values(quoteOptions.moveSize).filter(
  (size) => size !== quoteOptions.moveSize.other,
);

/** Finds the name of a size's label among the choices of the quote form; empty for an unknown size. */
export const getSizeOption = (size: string): string =>
  Object.entries(quoteOptions.moveSize).find(
    ([, value]) => value === size,
  )?.[0] ?? "";

/** Typical volume and packing supplies of homes by size, and the volumes of trucks. */
export const homeSizes = defineContentType({
  name: "HomeSizes",
  label: "Homes and trucks",
  singleFile: "settings/homes.md",
  fields: {
    homes: list(
      "Homes, from the smallest to the largest",
      object("HomeSize", "Home", {
        size: choice("Move size in the quote form", homeSizeValues),
        cubicFeet: optional(rangeField("Cubic feet of everything in it")),
        adults: number("Adults, each with wardrobe boxes", {
          integer: true,
          min: 1,
          max: 20,
        }),
        boxes: rangeField("Small, medium and large boxes together"),
        dishPacks: rangeField("Dish packs"),
        tape: rangeField("Rolls of tape"),
        paper: rangeField("Pounds of packing paper"),
      }),
    ),
    trucks: list(
      "Trucks, from the smallest to the largest",
      object("TruckSize", "Truck", {
        name: text("Name", { min: 3, max: 40 }),
        cubicFeet: number("Cubic feet", { min: 50, max: 10_000 }),
      }),
      { min: 1 },
    ),
  },
  body: "none",
});
