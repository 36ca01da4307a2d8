import {
  draft,
  figure,
  pageFields,
  closingBannerText,
  updated,
} from "../commonFields";
import { date, flag, optional, reference } from "../fields";
import { defineContentType } from "../contentType";
import { routes } from "../../../site/routes";

export const post = defineContentType({
  name: "Post",
  label: "Blog post",
  folder: "posts",
  fields: {
    draft,
    ...pageFields,
    date: date("Published", {
      hint: "A future day schedules the post: the first build on or after that day, in Tacoma's time, publishes it.",
    }),
    updated: optional({ ...updated, notBefore: "date" }),
    guide: flag("One of the guides of the blog's menu and grid"),
    quoteText: closingBannerText,
    figure,
    city: optional(reference("City", "City it is about")),
  },
  publishDateField: "date",
  body: "required",
  pathPatterns: { path: `${routes.blog}/{slug}` },
  templates: { path: "PostPage" },
  isQuoteSubject: false,
});
