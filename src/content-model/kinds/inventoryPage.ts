import { heading, seo } from "../commonFields";
import { object, text } from "../fields";
import { kind } from "../kind";
import { routes } from "../../site/routes";

const word = (label: string, ...tokens: string[]) =>
  text(label, { min: 1, max: 300, tokens });

/** The page on which visitors list what they are moving. */
export const inventoryPage = kind({
  name: "InventoryPage",
  label: "Inventory",
  file: "pages/inventory.md",
  fields: {
    name: text("Name", { min: 2, max: 40 }),
    ...seo,
    heading,
    lead: text("Lead", { min: 20, max: 300 }),
    words: object("InventoryWords", "Words of the list", {
      aid: word("That it is no estimate"),
      start: word("Choice of a typical home"),
      startNone: word("Choice of an empty list"),
      startNote: word("What the choice does"),
      startSure: word("Question before a list is replaced"),
      find: word("Search field"),
      notFound: word("If the search finds nothing"),
      room: word("Column: room"),
      item: word("Column: item"),
      count: word("Column: how many"),
      volume: word("Column: cubic feet each"),
      total: word("Column: cubic feet in all"),
      note: word("Column: note"),
      more: word("Button: one more", "item"),
      fewer: word("Button: one fewer", "item"),
      roomCount: word("How much of a room", "number"),
      heading: word("Heading of the totals"),
      empty: word("Totals of an empty list"),
      cubicFeet: word("Cubic feet", "number"),
      between: word("Range of the cubic feet", "range"),
      pounds: word("Weight", "number"),
      truck: word("How full a truck is", "percent", "truck"),
      trucks: word("How full several trucks are", "percent", "count", "truck"),
      size: word("Matching move size", "size"),
      own: word("Heading of one's own items"),
      ownNote: word("How to measure one's own items"),
      ownName: word("Own item: name"),
      ownVolume: word("Own item: cubic feet"),
      ownCount: word("Own item: how many"),
      add: word("Own item: button that adds it"),
      remove: word("Own item: button that removes it", "item"),
      print: word("Button: print"),
      copy: word("Button: copy"),
      copied: word("After copying"),
      csv: word("Button: table"),
      clear: word("Button: empty the list"),
      plan: word("Link to the plan"),
      sources: word("Where the numbers come from"),
    }),
  },
  body: "required",
  anchors: ["list"],
  paths: { path: () => routes.inventory },
});
