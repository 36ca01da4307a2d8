import { draft, keptId } from "../commonFields";
import { list, number, object, optional, text } from "../fields";
import { kind } from "../kind";

const cubicFeet = (label: string) => number(label, { min: 0.5, max: 2000 });

const howMany = (home: string) =>
  optional(number(home, { integer: true, max: 99 }));

const id = keptId(
  "item id",
  "plans that visitors have saved know the item by it",
  "sofa-3-seats",
);

interface Volumes {
  readonly cubicFeet?: unknown;
  readonly low?: unknown;
  readonly high?: unknown;
}

export const inventoryRoom = kind({
  name: "InventoryRoom",
  label: "Room",
  folder: "inventory",
  fields: {
    draft,
    name: text("Name", { min: 2, max: 40 }),
    order: number("Place in lists, lowest first", { integer: true }),
    items: list(
      "Items",
      object(
        "InventoryItem",
        "Item",
        {
          name: text("Name", { min: 2, max: 60 }),
          id,
          also: optional(
            text("Other words for it, by which it is found", {
              min: 2,
              max: 200,
            }),
          ),
          cubicFeet: cubicFeet("Cubic feet of a typical one"),
          low: optional(cubicFeet("Cubic feet of a small one")),
          high: optional(cubicFeet("Cubic feet of a large one")),
          ask: optional(
            text("Question, if the mover has to know more", {
              min: 5,
              max: 160,
            }),
          ),
          homes: optional(
            object("TypicalCounts", "How many a typical home has", {
              studio: howMany("Studio"),
              oneBedroom: howMany("1 bedroom"),
              twoBedrooms: howMany("2 bedrooms"),
              threeBedrooms: howMany("3 bedrooms"),
              fourBedrooms: howMany("4 bedrooms"),
              eachMore: howMany("Each bedroom beyond four, additionally"),
            }),
          ),
        },
        {
          holds: ({ cubicFeet, low, high }: Volumes) =>
            Number(low ?? cubicFeet) <= Number(cubicFeet) &&
            Number(cubicFeet) <= Number(high ?? cubicFeet),
          says: "cubic feet from the smallest to the largest: the typical one lies between",
        },
      ),
      { min: 1 },
    ),
  },
  body: "none",
});
