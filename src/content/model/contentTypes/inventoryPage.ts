import { toolPageFields } from "../commonFields";
import { defineContentType } from "../contentType";
import { routes } from "../../../site/routes";

export const inventoryPage = defineContentType({
  name: "InventoryPage",
  label: "Inventory",
  singleFile: "pages/inventory.md",
  fields: toolPageFields,
  body: "required",
  anchors: ["list"],
  pathPatterns: { path: routes.inventory },
});
