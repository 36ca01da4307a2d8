import { checked, draft, figure, page, updated } from "../commonFields";
import { date, flag, optional, reference } from "../fields";
import { kind } from "../kind";
import { routes } from "../../../site/routes";

export const post = kind({
  name: "Post",
  label: "Blog post",
  folder: "posts",
  fields: {
    draft,
    ...page,
    checked,
    date: date("Published", {
      hint: "A future day schedules the post: the first build on or after that day, in Tacoma's time, publishes it.",
    }),
    updated: optional({ ...updated, notBefore: "date" }),
    guide: flag("One of the guides of the blog's menu and grid"),
    figure,
    city: optional(reference("City", "City it is about")),
  },
  publishedOn: "date",
  body: "required",
  paths: { path: routes.post("{slug}") },
  templates: { path: "PostPage" },
});
