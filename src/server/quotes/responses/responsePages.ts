import { fieldRows, honeypotField } from "../../../quote/quoteRequest";
import type { FieldErrors, QuoteField } from "../../../quote/quoteRequest";
import { bareTexts, choicesOf, errorText } from "../../../quote/quoteTexts";
import type { QuoteTexts } from "../../../quote/quoteTexts";
import { logoPath } from "../../../site/logo";
import { pageTitle } from "../../../site/pageTitle";
import { telephoneUri } from "../../../site/phone";
import { routes } from "../../../site/routes";
import { pageStyle } from "./pageStyle";
import type { CompanyFacts } from "./companyFacts";

/** The values typed into the form, by field name. */
export type TypedFields = Readonly<Record<string, string>>;

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

const callLink = ({ phone }: CompanyFacts) =>
  link(telephoneUri(phone), `Call ${phone}`);

const header = (company: CompanyFacts) =>
  `<header><a class="brand" href="${routes.home}"><img src="${logoPath}" alt="">${escapeHtml(company.name)}</a>${callLink(company)}</header>`;

/** Links to continue from here. */
const nav = `<nav aria-label="Go on">${[
  link(routes.home, "Home"),
  link(routes.contact, "Back to the form"),
  link(routes.services, "Our services"),
].join("")}</nav>`;

/** Missing if the host can't read the company's facts. */
type Company = CompanyFacts | undefined;

const textsOf = (company: Company) => company?.form ?? bareTexts;

function page(title: string, company: Company, content: string): string {
  const name = company ? pageTitle(title, company.shortName) : title;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${logoPath}" type="image/svg+xml"><title>${escapeHtml(name)}</title><style>${pageStyle}</style></head><body>`,
    company ? header(company) : "",
    `<main><h1>${escapeHtml(title)}</h1>${content}</main>${nav}</body></html>`,
  ].join("");
}

function control(
  field: QuoteField,
  texts: QuoteTexts,
  value: string,
  error: string | undefined,
): string {
  const { name } = field;
  const attributes = `id="${name}" name="${name}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ""}`;
  switch (field.control) {
    case "input":
      return `<input ${attributes} type="${field.type}" autocomplete="${field.autoComplete}" value="${escapeHtml(value)}">`;
    case "textarea":
      return `<textarea ${attributes}>${escapeHtml(value)}</textarea>`;
    case "select": {
      const options = [
        ["", texts.inputs[name].placeholder ?? ""] as const,
        ...choicesOf(field, texts),
      ].map(
        ([option, text]) =>
          `<option value="${escapeHtml(option)}"${option === value ? " selected" : ""}>${escapeHtml(text)}</option>`,
      );
      return `<select ${attributes}>${options.join("")}</select>`;
    }
  }
}

const honeypot = `<input class="honeypot" name="${honeypotField}" autocomplete="off" tabindex="-1" aria-hidden="true">`;

/** The form with the typed values and their errors. */
function form(
  company: Company,
  typed: TypedFields,
  errors: FieldErrors = {},
): string {
  const texts = textsOf(company);
  const rows = fieldRows.flat().map((field) => {
    const { name } = field;
    const value = typed[name] ?? "";
    const { label } = texts.inputs[name];
    const error = errors[name];
    const message = error
      ? `<p class="error" id="${name}-error">${escapeHtml(errorText(field, value, texts, error))}</p>`
      : "";
    return `<label for="${name}">${escapeHtml(label)}</label>${control(field, texts, value, error)}${message}`;
  });
  return `<form method="post" action="${routes.quoteReceiver}" novalidate>${rows.join("")}${honeypot}<button type="submit">${escapeHtml(texts.button)}</button></form>`;
}

/** The response to an accepted request that was sent without JavaScript. */
export function successPage(company: Company): string {
  const { title, text } = textsOf(company).success;
  return page(
    title,
    company,
    `<p>${escapeHtml(text)}</p>${company ? `<p>Something to add? ${callLink(company)}.</p>` : ""}`,
  );
}

/** The response to a request with invalid fields. */
export const errorPage = (
  company: Company,
  typed: TypedFields,
  errors: FieldErrors,
): string =>
  page("Please check your request", company, form(company, typed, errors));

/** The response to any other failure, with the form if its values are known. */
export function failurePage(
  company: Company,
  reason: string,
  typed?: TypedFields,
): string {
  const { title, text } = textsOf(company).failure;
  return page(
    title,
    company,
    `<p>${escapeHtml(text)}</p><p>${escapeHtml(reason)}.</p>${company ? `<p>We are also on the phone: ${callLink(company)}.</p>` : ""}${typed ? form(company, typed) : ""}`,
  );
}
