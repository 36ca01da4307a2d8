import { choice, list, object, optional, pageLink, text } from "../fields";
import { kind } from "../kind";

const link = {
  label: text("Label", { min: 2, max: 40 }),
  path: pageLink("Page"),
};

export const navigation = kind({
  name: "Navigation",
  label: "Navigation",
  file: "settings/navigation.md",
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
                ...link,
                summary: optional(text("In a few words", { min: 5, max: 120 })),
              }),
              { hint: "They come below the pages that the menu lists." },
            ),
          ),
        },
        {
          holds: ({ path, lists, links }) =>
            Boolean(path) !== Boolean(lists ?? links),
          says: "an item with a page (path) or with a menu (lists, links or both)",
        },
      ),
      { min: 1, hint: "In the order shown. An item is a page or a menu." },
    ),
    footer: list("Footer links", object("FooterLink", "Link", link), {
      hint: "In the order shown. Statements are added below automatically.",
    }),
  },
  body: "none",
});
