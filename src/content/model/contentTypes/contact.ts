import {
  factsCheckedField,
  heading,
  lead,
  seoFields,
  topImage,
} from "../commonFields";
import { markdown, object, optional } from "../fields";
import { defineContentType } from "../contentType";
import { routes } from "../../../site/routes";

export const contact = defineContentType({
  name: "Contact",
  label: "Contact page",
  singleFile: "pages/contact.md",
  fields: {
    ...seoFields,
    checked: factsCheckedField,
    heading,
    lead,
    image: topImage,
    form: object("ContactForm", "Quote form", {
      heading,
      text: markdown("Text above the form"),
      consent: markdown("Text below the form"),
      withoutScripts: markdown(
        "Text where the form can't be sent without scripts",
      ),
    }),
    spanish: optional(
      object("InSpanish", "In Spanish", { heading, text: markdown("Text") }),
    ),
  },
  body: "required",
  anchors: ["contact-details", "spanish"],
  pathPatterns: { path: routes.contact },
});
