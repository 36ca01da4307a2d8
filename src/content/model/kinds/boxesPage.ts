import { toolPage } from "../commonFields";
import { list, markdown, text } from "../fields";
import { kind } from "../kind";
import { routes } from "../../../site/routes";

export const boxesPage = kind({
  name: "BoxesPage",
  label: "Box list",
  file: "pages/boxes.md",
  fields: {
    ...toolPage,
    rooms: list("Rooms to choose from", text("Room", { min: 2, max: 40 }), {
      min: 1,
      max: 30,
      hint: "Visitors add others themselves.",
    }),
    claim: markdown("What to do about missing and damaged boxes"),
  },
  body: "required",
  anchors: ["boxes", "door", "find", "labels", "pack"],
  paths: { path: routes.boxes },
});
