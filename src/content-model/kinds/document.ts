import { heading, page, seo } from "../commonFields";
import { date } from "../fields";
import { kind } from "../kind";
import { routes } from "../../site/routes";

export const document = kind({
  name: "Document",
  label: "Document",
  folder: "documents",
  fields: {
    name: page.name,
    order: page.order,
    ...seo,
    heading,
    updated: date("Updated", { past: true }),
  },
  body: "required",
  paths: { path: (slug) => routes.document(slug) },
});
