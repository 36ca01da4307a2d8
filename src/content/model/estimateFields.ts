import { heading } from "./commonFields";
import { list, number, object, optional, text } from "./fields";

const dollars = number("Dollars", { integer: true, min: 1, max: 100_000 });

/** Drawing of an estimate, with advice on each of its lines. */
export const estimateExample = optional(
  object("EstimateExample", "Example of a written estimate", {
    heading,
    stamp: text("Stamp on the sheet", {
      hint: "It says that the amounts are made up.",
      min: 3,
      max: 40,
    }),
    lines: list(
      "Lines of the sheet",
      object("EstimateLine", "Line", {
        entry: text("On the sheet", { min: 3, max: 80 }),
        dollars: optional(dollars),
        note: text("What to look for", { min: 10, max: 240 }),
      }),
      { min: 2, max: 9 },
    ),
  }),
);

/** Bar chart: how far a price may rise above the estimate. */
export const priceLimits = optional(
  object("PriceLimits", "How far a price can rise", {
    heading,
    intro: text("Introduction", { min: 20, max: 300 }),
    amounts: list(
      "Amounts, from the smallest to the largest",
      object("PriceLimit", "Amount", {
        dollars,
        meaning: text("What it is", { min: 3, max: 120 }),
      }),
      { min: 2, max: 5 },
    ),
  }),
);

/** Printable sheet for comparing estimates side by side. */
export const compareSheet = optional(
  object("CompareSheet", "Sheet to compare estimates", {
    corner: text("Heading of the lines", { min: 3, max: 40 }),
    movers: list("Columns", text("Column", { min: 3, max: 20 }), {
      min: 2,
      max: 4,
    }),
    blanks: list("Lines to fill in", text("Line", { min: 3, max: 90 }), {
      min: 1,
      max: 12,
    }),
    checks: list("Lines to check off", text("Line", { min: 3, max: 90 }), {
      min: 1,
      max: 16,
    }),
  }),
);
