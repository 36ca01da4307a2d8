import { draft, stableIdField } from "../commonFields";
import { list, number, object, optional, text } from "../fields";
import { defineContentType } from "../contentType";
import { typicalCountLabels } from "../typicalCounts";

const cubicFeetField = (label: string) =>
  number(label, { min: 0.5, max: 2000 });

const typicalCountFields = Object.fromEntries(
  Object.entries(typicalCountLabels).map(([key, label]) => [
    key,
    optional(number(label, { integer: true, max: 99 })),
  ]),
);

const itemIdField = stableIdField(
  "item id",
  "plans that visitors have saved know the item by it",
  "sofa-3-seats",
);

interface Volumes {
  readonly cubicFeet?: unknown;
  readonly low?: unknown;
  readonly high?: unknown;
}

export const inventoryRoom = defineContentType({
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
          id: itemIdField,
          also: optional(
            text("Other words for it, by which it is found", {
              min: 2,
              max: 200,
            }),
          ),
          cubicFeet: cubicFeetField("Cubic feet of a typical one"),
          low: optional(cubicFeetField("Cubic feet of a small one")),
          high: optional(cubicFeetField("Cubic feet of a large one")),
          ask: optional(
            text("Question, if the mover has to know more", {
              min: 5,
              max: 160,
            }),
          ),
          homes: optional(
            object(
              "TypicalCounts",
              "How many a typical home has",
              typicalCountFields,
            ),
          ),
        },
        {
          refinement: {
            isValid: ({ cubicFeet, low, high }: Volumes) =>
              Number(low ?? cubicFeet) <= Number(cubicFeet) &&
              Number(cubicFeet) <= Number(high ?? cubicFeet),
            message:
              "cubic feet from the smallest to the largest: the typical one lies between",
          },
        },
      ),
      { min: 1 },
    ),
  },
  body: "none",
});
