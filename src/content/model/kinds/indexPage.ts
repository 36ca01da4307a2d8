import { checked, callToAction, heading, seo, topImage } from "../commonFields";
import { optional, text } from "../fields";
import { kind } from "../kind";
import { routes } from "../../../site/routes";

export const indexPage = kind({
  name: "IndexPage",
  label: "Index page",
  folder: "pages",
  slugs: ["services", "blog", "resources", "locations", "sitemap", "404"],
  fields: {
    ...seo,
    checked,
    heading,
    lead: text("Lead", { min: 10, max: 300 }),
    image: topImage,
    callToAction: optional(callToAction),
  },
  body: "optional",
  anchors: ["consumer-guide"],
  paths: { path: routes.document("{slug}") },
});
