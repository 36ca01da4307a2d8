import {
  factsCheckedField,
  callToAction,
  heading,
  seoFields,
  topImage,
} from "../commonFields";
import { optional, text } from "../fields";
import { defineContentType } from "../contentType";

export const indexPage = defineContentType({
  name: "IndexPage",
  label: "Index page",
  folder: "pages",
  fixedSlugs: ["services", "blog", "resources", "locations", "sitemap", "404"],
  fields: {
    ...seoFields,
    checked: factsCheckedField,
    heading,
    lead: text("Lead", { min: 10, max: 300 }),
    image: topImage,
    callToAction: optional(callToAction),
  },
  body: "optional",
  anchors: ["consumer-guide"],
  pathPatterns: { path: "/{slug}" },
});
