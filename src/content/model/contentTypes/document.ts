import {
  callToAction,
  draft,
  figure,
  heading,
  lead,
  pageFields,
  seoFields,
  topImage,
  updated,
} from "../commonFields";
import { flag, markdown, object, optional } from "../fields";
import { compareSheet, estimateExample, priceLimits } from "../estimateFields";
import { defineContentType } from "../contentType";
import { companyAnswersField } from "./company";

export const document = defineContentType({
  name: "Document",
  label: "Document",
  folder: "documents",
  fields: {
    name: pageFields.name,
    order: pageFields.order,
    ...seoFields,
    checked: pageFields.checked,
    heading,
    lead: optional(lead),
    image: topImage,
    figure,
    updated,
    receiver: optional(
      object("Receiver", "Where quote requests go", {
        heading,
        own: markdown("If the site's own inbox receives them"),
        email: optional(
          markdown("Added where requests are emailed to the company"),
        ),
        forward: optional(
          markdown("Added where requests are forwarded to a service"),
        ),
        service: markdown("If another company's service receives them instead"),
      }),
    ),
    legal: optional(
      flag("Legal page", {
        hint: "It is linked in the last row of the footer.",
      }),
    ),
    folded: optional(
      flag("Fold the answers", {
        hint: "Small headings are questions then, and open the text below them.",
      }),
    ),
    estimateExample,
    priceLimits,
    compareSheet,
    answers: companyAnswersField,
    callToAction: optional(callToAction),
    draft,
  },
  body: "required",
  anchors: ["price-limits", "sample-estimate"],
  pathPatterns: { path: "/{slug}" },
  templates: { path: "DocumentPage" },
  isQuoteSubject: false,
});
