import { escapeHtml } from "../../../site/text";
import type { CompanyFacts } from "./companyFacts";
import { callParagraph, page } from "./pages";

/** The texts of the statuses that hosts answer with (RFC 9110). */
const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** The error screen for what a host can't answer, in the specification's words. */
export function errorPage(status: number, company: CompanyFacts): string {
  const text = `${status} ${statusTexts[status] ?? ""}`.trim();
  return page(
    "Unexpected Application Error!",
    company,
    `<p>${escapeHtml(text)}</p>${callParagraph(company.texts.pages.phone, company)}`,
  );
}
