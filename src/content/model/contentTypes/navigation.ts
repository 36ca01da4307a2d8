import { choice, list, object, optional, pageLink, text } from "../fields";
import { defineContentType } from "../contentType";

const linkFields = {
  label: text("Label", { min: 2, max: 40 }),
  path: pageLink("Page"),
};

export const navigation = defineContentType({
  name: "Navigation",
  label: "Navigation",
  singleFile: "settings/navigation.md",
  fields: {
    main: list(
      "Top navigation",
      object(
        "NavigationItem",
        "Item",
        {
          label: text("Label", { min: 2, max: 30 }),
          path: optional(
            pageLink("Page", {
              hint: "Leave it empty if the item opens a menu.",
            }),
          ),
          lists: optional(
            choice(
              "Pages that the menu lists",
              ["posts", "resources"],
              "New ones are added automatically, in their order. Of the posts, the guides come first; the others are set apart below.",
            ),
          ),
          links: optional(
            list(
              "Links of the menu",
              object("NavigationLink", "Link", {
                ...linkFields,
                summary: optional(text("In a few words", { min: 5, max: 120 })),
              }),
              { hint: "They come below the pages that the menu lists." },
            ),
          ),
        },
        {
          refinement: {
            isValid: ({ path, lists, links }) =>
              Boolean(path) !== Boolean(lists ?? links),
            message:
              "an item with a page (path) or with a menu (lists, links or both)",
          },
        },
      ),
      { min: 1, hint: "In the order shown. An item is a page or a menu." },
    ),
    footer: list("Footer links", object("FooterLink", "Link", linkFields), {
      hint: "In the order shown. Statements are added below automatically.",
    }),
  },
  body: "none",
});
