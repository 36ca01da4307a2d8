import { draft, page } from "../commonFields";
import { date, flag, optional, reference } from "../fields";
import { kind } from "../kind";
import { routes } from "../../site/routes";

export const post = kind({
  name: "Post",
  label: "Blog post",
  folder: "posts",
  fields: {
    draft,
    ...page,
    date: date("Published"),
    updated: optional(date("Updated", { past: true })),
    guide: flag("One of the guides of the blog's menu and grid"),
    city: optional(reference("City", "City it is about")),
  },
  body: "required",
  paths: { path: (slug) => routes.post(slug) },
});
