import { toolPageFields } from "../commonFields";
import { list, markdown, text } from "../fields";
import { defineContentType } from "../contentType";
import { routes } from "../../../site/routes";

export const boxesPage = defineContentType({
  name: "BoxesPage",
  label: "Box list",
  singleFile: "pages/boxes.md",
  fields: {
    ...toolPageFields,
    rooms: list("Rooms to choose from", text("Room", { min: 2, max: 40 }), {
      min: 1,
      max: 30,
      hint: "Visitors add others themselves.",
    }),
    claim: markdown("What to do about missing and damaged boxes"),
  },
  body: "required",
  anchors: ["boxes", "door", "find", "labels", "pack"],
  pathPatterns: { path: routes.boxList },
});
