import { checked, heading, lead, seo, topImage } from "../commonFields";
import { markdown, object, optional } from "../fields";
import { kind } from "../kind";
import { routes } from "../../../site/routes";

export const contact = kind({
  name: "Contact",
  label: "Contact page",
  file: "pages/contact.md",
  fields: {
    ...seo,
    checked,
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
  paths: { path: routes.contact },
});
