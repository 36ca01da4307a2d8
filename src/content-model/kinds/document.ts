import { draft, heading, page, seo, updated } from "../commonFields";
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
    updated,
    draft,
  },
  body: "required",
  paths: { path: (slug) => routes.document(slug) },
  templates: { path: "DocumentPage" },
});
