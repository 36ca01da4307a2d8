import { draft, page, questions } from "../commonFields";
import { choice, list, optional, text } from "../fields";
import { kind } from "../kind";
import { companyAnswerNames } from "./company";
import { routes } from "../../site/routes";

export const service = kind({
  name: "Service",
  label: "Service",
  folder: "services",
  fields: {
    draft,
    ...page,
    quoteLabel: text("Closing button", { min: 3, max: 60 }),
    included: list(
      "What the work consists of",
      text("Item", { min: 3, max: 120 }),
      { min: 3 },
    ),
    questions,
    answers: optional(
      list(
        "Answers of the company settings that belong here",
        choice("Answer", companyAnswerNames),
        { hint: "An answer is shown as soon as the settings have it." },
      ),
    ),
  },
  body: "required",
  anchors: ["included"],
  paths: { path: (slug) => routes.service(slug) },
  templates: { path: "ServicePage" },
});
