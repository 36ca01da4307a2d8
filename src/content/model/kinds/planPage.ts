import { heading, toolPage } from "../commonFields";
import { object, text } from "../fields";
import { kind } from "../kind";
import { routes } from "../../../site/routes";

export const planPage = kind({
  name: "PlanPage",
  label: "Plan",
  file: "pages/plan.md",
  fields: {
    ...toolPage,
    doors: object("DoorSection", "Doors and parking", {
      heading,
      text: text("Introduction", { min: 20, max: 300 }),
    }),
  },
  body: "required",
  anchors: ["copies", "doors"],
  paths: { path: routes.plan },
});
