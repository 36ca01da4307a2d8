import { callToAction, heading, seo } from "../commonFields";
import { image, list, markdown, object, text } from "../fields";
import { kind } from "../kind";
import { routes } from "../../site/routes";

export const about = kind({
  name: "About",
  label: "About page",
  file: "pages/about.md",
  fields: {
    ...seo,
    heading,
    lead: text("Lead", { min: 20, max: 300 }),
    story: object("Story", "Story", {
      heading,
      body: markdown("Text"),
      image: image(),
    }),
    values: object("Values", "Core values", {
      heading,
      items: list(
        "Values",
        object("CoreValue", "Value", {
          title: text("Title", { min: 3, max: 60 }),
          description: text("Text", { min: 40, max: 500 }),
          image: image(),
        }),
        { min: 1 },
      ),
    }),
    callToAction,
  },
  body: "none",
  paths: { path: () => routes.about },
});
