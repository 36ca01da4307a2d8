import { choice, list, object, optional, pageLink, text } from "../fields";
import { kind } from "../kind";

const links = list(
  "Links",
  object("NavigationLink", "Link", {
    label: text("Label", { min: 2, max: 40 }),
    path: pageLink("Page"),
    summary: optional(text("In a few words", { min: 5, max: 120 })),
  }),
);

export const navigation = kind({
  name: "Navigation",
  label: "Navigation",
  file: "settings/navigation.md",
  fields: {
    main: list(
      "Top navigation",
      object("NavigationItem", "Item", {
        label: text("Label", { min: 2, max: 30 }),
        path: optional(pageLink("Page, unless it opens a menu")),
        lists: optional(
          choice("Menu that lists every", ["posts", "resources"]),
        ),
        links: optional(links),
      }),
      { min: 1 },
    ),
    footer: links,
  },
  body: "none",
});
