import {
  factsCheckedField,
  callToAction,
  heading,
  lead,
  seoFields,
} from "../commonFields";
import { list, markdown, object, optional, text } from "../fields";
import { picture } from "../pictureFields";
import { defineContentType } from "../contentType";
import { routes } from "../../../site/routes";

export const about = defineContentType({
  name: "About",
  label: "About page",
  singleFile: "pages/about.md",
  fields: {
    ...seoFields,
    checked: factsCheckedField,
    heading,
    lead,
    story: object("Story", "Story", {
      heading,
      body: markdown("Text"),
      image: picture(),
    }),
    values: object("Values", "Core values", {
      heading,
      items: list(
        "Values",
        object("CoreValue", "Value", {
          title: text("Title", { min: 3, max: 60 }),
          description: text("Text", { min: 40, max: 500 }),
          image: picture(),
        }),
        { min: 1 },
      ),
    }),
    people: optional(
      object(
        "People",
        "The people",
        {
          heading,
          items: list(
            "People",
            object("Person", "Person", {
              name: text("Name", { min: 2, max: 60 }),
              role: text("What they do", { min: 3, max: 80 }),
              line: optional(text("What they say", { min: 10, max: 200 })),
              image: picture("Photo"),
            }),
            { min: 1 },
          ),
        },
        { hint: "Leave it out until everybody in it wants to be shown." },
      ),
    ),
    trust: object("RichSection", "Before you hire us", {
      heading,
      body: markdown("Text"),
    }),
    callToAction,
  },
  body: "none",
  pathPatterns: { path: routes.about },
});
