import { heading, toolPageFields } from "../commonFields";
import { object, text } from "../fields";
import { defineContentType } from "../contentType";
import { routes } from "../../../site/routes";

export const planPage = defineContentType({
  name: "PlanPage",
  label: "Plan",
  singleFile: "pages/plan.md",
  fields: {
    ...toolPageFields,
    doors: object("DoorSection", "Doors and parking", {
      heading,
      text: text("Introduction", { min: 20, max: 300 }),
    }),
  },
  body: "required",
  anchors: ["copies", "doors"],
  pathPatterns: { path: routes.plan },
});
