import { draft, heading, page, seo, updated } from "../commonFields";
import { flag, markdown, object, optional } from "../fields";
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
    receiver: optional(
      object("Receiver", "Where quote requests go", {
        heading,
        own: markdown("If the site's own inbox receives them"),
        service: markdown("If another company's service receives them"),
      }),
    ),
    showsAnswers: optional(flag("Lists the answers of the company settings")),
    draft,
  },
  body: "required",
  paths: { path: (slug) => routes.document(slug) },
  templates: { path: "DocumentPage" },
});
