import { toolPage } from "../commonFields";
import { kind } from "../kind";
import { routes } from "../../../site/routes";

export const inventoryPage = kind({
  name: "InventoryPage",
  label: "Inventory",
  file: "pages/inventory.md",
  fields: toolPage,
  body: "required",
  anchors: ["list"],
  paths: { path: routes.inventory },
});
