import {
  checked,
  draft,
  figure,
  pageFields,
  questions,
  quoteText,
} from "../commonFields";
import { list, text } from "../fields";
import { defineContentType } from "../contentType";
import { chosenAnswers } from "./company";
import { routes } from "../../../site/routes";

export const service = defineContentType({
  name: "Service",
  label: "Service",
  folder: "services",
  fields: {
    draft,
    ...pageFields,
    checked,
    quoteLabel: text("Closing button", { min: 3, max: 60 }),
    quoteText,
    figure,
    included: list(
      "What the work consists of",
      text("Item", { min: 3, max: 120 }),
      { min: 3 },
    ),
    questions,
    answers: chosenAnswers,
  },
  body: "required",
  anchors: ["included"],
  pathPatterns: { path: routes.service("{slug}") },
  templates: { path: "ServicePage" },
});
