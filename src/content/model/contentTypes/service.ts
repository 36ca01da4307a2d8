import {
  draft,
  figure,
  pageFields,
  questions,
  closingBannerText,
} from "../commonFields";
import { list, text } from "../fields";
import { defineContentType } from "../contentType";
import { companyAnswersField } from "./company";
import { routes } from "../../../site/routes";

export const service = defineContentType({
  name: "Service",
  label: "Service",
  folder: "services",
  fields: {
    draft,
    ...pageFields,
    quoteLabel: text("Closing button", { min: 3, max: 60 }),
    quoteText: closingBannerText,
    figure,
    included: list(
      "What the work consists of",
      text("Item", { min: 3, max: 120 }),
      { min: 3 },
    ),
    questions,
    answers: companyAnswersField,
  },
  body: "required",
  anchors: ["included"],
  pathPatterns: { path: `${routes.services}/{slug}` },
  templates: { path: "ServicePage" },
  isQuoteSubject: true,
});
